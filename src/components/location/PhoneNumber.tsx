import { displayPhone, maskedPhone } from '../../domain/location/phone.ts';

/** As PhoneNumber.astro, in a form: on a page that masks its numbers a masked one until one of them is pressed (spec D6). */
export function PhoneNumber({ phone }: { phone: string }) {
  return (
    <>
      <span className="phone-masked">{maskedPhone(phone)}</span>
      <span className="phone-full">{displayPhone(phone)}</span>
    </>
  );
}
