/** The most characters of an address (RFC 5321, 4.5.3.1). */
export const maxEmailLength = 254

/** An address as it is stored: typed full-width characters become ASCII, blanks around it go. */
export const tidyEmail = (typed: string | undefined): string => (typed ?? '').normalize('NFKC').trim()

/** What addresses are compared by. */
export const emailKeyOf = (address: string): string => tidyEmail(address).toLowerCase().normalize('NFKC')

/**
 * One bare address, as the mailer takes it: no second address, no comment, no quoted part.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailCharacters =
  /^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"%!]{1,64}@[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"%!]{1,253}$/u

/** No empty part before the @, and a host of at least two labels that is no number. */
export const emailParts =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[^@]+@(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+(?!\p{N}+$)[\p{L}\p{M}\p{N}-]{2,63}(?<!-)$/u

/** Whether a tidied address can be written to. */
export const isEmail = (tidied: string): boolean =>
  tidied.length <= maxEmailLength && emailCharacters.test(tidied) && emailParts.test(tidied)
