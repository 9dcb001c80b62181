/** Opening hours in which no line ends between the two times of a day: '8am – 12pm' stays together. */
export const unbrokenTimes = (hours: string): string => hours.replaceAll(' – ', '\u00a0–\u00a0');
