/**
 * Cyrillic, Greek and a few other letters, in lower case, each before the plain Latin one that it looks like in lower
 * case or else in capitals. https://www.unicode.org/reports/tr39/#Confusable_Detection has thousands; these name a
 * neighbour most often. Not folded: look-alikes within plain Latin but 0 and 1 (capital I and small l, rn and m),
 * accents, other scripts, and Greek capitals whose small letter looks like another (Ν reads as v, Η as n).
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

/** What a name looks like at a glance, in lower case: two names that read the same give the same. */
export const foldLookAlikes = (text: string): string =>
  Array.from(text.toLowerCase(), letter => plain.get(letter) ?? letter).join('')
