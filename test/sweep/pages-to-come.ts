/**
 * Pages that the site links to and does not have yet; the address of none of them may answer anything but 404, so a
 * page that is made leaves this list. `:word` stands for one segment. Without the language: it holds in all three.
 */
export const pagesToCome: readonly string[] = []
