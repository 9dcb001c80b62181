/** An email to a shopper as it is kept until it is sent: the same words on every attempt. */
export type StoredEmail = {
  to: string;
  subject: string;
  text: string;
  /** Where one press, of a person or of a mail program, stops all such emails (RFC 8058). */
  stopUrl: string;
  /** ISO 8601. */
  at: string;
};
