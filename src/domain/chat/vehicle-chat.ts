import type { Vehicle } from '../vehicle/vehicle.ts';
import type { ChatSettings } from './chat-settings.ts';
import { TOKEN_PLACE } from './token-place.ts';

type OfferedChat = Exclude<ChatSettings, false>;

/** The chat on the page of a vehicle. */
export type VehicleChat = {
  /** The provider's page and who runs it; undefined for a form of the site's own. */
  frame: { name: string; address: string } | undefined;
  /** When someone answers; an empty list is for always. */
  hours: OfferedChat['hours'];
};

/** True if a dealer has a chat at all: one with a token (spec V15). */
export const hasChat = (chat: ChatSettings): chat is OfferedChat => chat !== false && chat.token !== '';

/** True if the chat is a form of the site's own. */
export const isMessageForm = (chat: ChatSettings): boolean =>
  hasChat(chat) && chat.provider === 'message-form';

/** True if the chat is carried by another company, which needs the shopper's consent. */
export const hasChatOfOthers = (chat: ChatSettings): boolean => hasChat(chat) && !isMessageForm(chat);

/** The chat of a vehicle; undefined without a token, and for kinds that the dealer does not chat about (spec V15). */
export function vehicleChat(
  { item_type, car_type }: Pick<Vehicle, 'item_type' | 'car_type'>,
  chat: ChatSettings,
): VehicleChat | undefined {
  if (!hasChat(chat) || !chat.item_types.includes(item_type) || !chat.car_types.includes(car_type))
    return undefined;
  const { provider, token, hours } = chat;
  if (provider === 'message-form') return { frame: undefined, hours };
  const address = provider.address.replaceAll(TOKEN_PLACE, encodeURIComponent(token));
  return { frame: { name: provider.name, address }, hours };
}
