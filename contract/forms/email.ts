/** The maximum length of an address (RFC 5321, 4.5.3.1). */
export const maxEmailLength = 254

/** A normalized address, as stored: NFKC, which turns full-width characters into ASCII, and trimmed. */
export const normalizeEmail = (typed: string | undefined): string => (typed ?? '').normalize('NFKC').trim()

/** The key by which addresses are compared. */
export const emailKeyOf = (address: string): string => normalizeEmail(address).toLowerCase().normalize('NFKC')

/**
 * One bare address, as the mailer takes it: no second address, no comment, no quoted part.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailCharacters =
  /^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"%!]{1,64}@[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"%!]{1,253}$/u

/** No empty part before the @, and a host of at least two labels that is no number. */
export const emailParts =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[^@]+@(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+(?!\p{N}+$)[\p{L}\p{M}\p{N}-]{2,63}(?<!-)$/u

/** Whether a normalized address is valid. */
export const isEmail = (normalized: string): boolean =>
  normalized.length <= maxEmailLength && emailCharacters.test(normalized) && emailParts.test(normalized)
