import { displayPhone, MASKED_PHONE, maskedPhoneName } from '../../domain/location/phone.ts';

/** As PhoneNumber.astro, in a form: on a page that masks its numbers a masked one until one of them is pressed (spec D6). */
export function PhoneNumber({ phone, of }: { phone: string; of?: string | undefined }) {
  return (
    <>
      <span className="phone-masked">
        <span className="sr-only">{maskedPhoneName(of)}</span>
        <span aria-hidden="true">{MASKED_PHONE}</span>
      </span>
      <span className="phone-full">{displayPhone(phone)}</span>
    </>
  );
}
