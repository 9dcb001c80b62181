/** The times that can still be booked for a test drive (spec F5, K8). */
export const LIST_APPOINTMENTS = { method: 'GET', path: '/api/appointments' } as const;

/** `location` is the slug of a location; without one it is that of the vehicle `car_id`, else the dealer's first. */
export type AppointmentsQuestion = { location?: string; car_id?: string };

/** Days in order, YYYY-MM-DD, with times HH:MM by the clock of the place; a day without free times is left out. */
export type AppointmentDay = { day: string; times: string[] };

/** A chosen time is sent with the form as `2026-11-23T09:30`. */
export type Appointments = { location: string; time_zone: string; days: AppointmentDay[] };

export const LIST_APPOINTMENTS_EXAMPLE = {
  request: { location: 'north-yard' },
  answer: {
    location: 'north-yard',
    time_zone: 'Australia/Sydney',
    days: [{ day: '2026-11-23', times: ['09:00', '10:00'] }],
  },
} satisfies { request: AppointmentsQuestion; answer: Appointments };
