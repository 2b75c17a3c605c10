/**
 * Cyrillic, Greek and a few other letters in lower case, each before its Latin look-alike in either case: a selection
 * of the thousands in https://www.unicode.org/reports/tr39/#Confusable_Detection. Not folded: look-alikes within Latin
 * except 0 and 1 (capital I and small l, rn and m), accents, other scripts, and Greek capitals whose small letter looks
 * different (Ν reads as v, Η as n).
 */
const cyrillic =
  'аa вb еe зz кk мm нh оo рp сc тt уy хx гr ьb ѕs іi јj һh ӏl үy ԁd ԍg ԛq ԝw ѵv ёe єe ґr ғf қk ҳx'
const greek = 'αa βb γy εe ζz ηn ιi κk μm νv οo ρp τt υu χx ωw ϲc ϳj'
const others = 'ɑa ɡg ıi ȷj ʀr ѡw 0o 1l'

const plain: ReadonlyMap<string, string> = new Map(`${cyrillic} ${greek} ${others}`.split(' ').map(pairOf))

function pairOf(pair: string): [string, string] {
  const [from = '', to = ''] = Array.from(pair)
  return [from, to]
}

/** The skeleton of a name in lower case: confusable names have the same skeleton. */
export const foldLookAlikes = (text: string): string =>
  Array.from(text.toLowerCase(), letter => plain.get(letter) ?? letter).join('')
