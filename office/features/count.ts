/** `1 mail`, `2 mails`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`
