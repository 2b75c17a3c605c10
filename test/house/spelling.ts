import { files, read } from './files.ts'

/** British and Australian spellings: English has one spelling, that of the United States. */
const british =
  /\b\w*(?:colour|favour|honour|harbour|neighbour|behaviour|flavour|vapour|rumour|odour|armour|humour(?!s))\w*|\b(?:grey\w*|centre[sd]?|theatre|fibres?|\w*litres?|(?:milli|centi|kilo)?metres?|licence[sd]?|defence|offence|catalogues?|programmes?|(?:to|after|up|down|in|out|for)wards|chequer\w*|anticlockwise|learnt|spelt|whilst|amongst|cosy|moulds?|plough|tyres?|kerbs?|e-mails?|trade marks?|judgement|acknowledgement|skilful|jewellery|aluminium|storeys?)\b|\b\w+(?:organis|recognis|authoris|localis|stabilis|rasteris|criticis|practis|realis|optimis|summaris|apologis|memoris|emphasis)(?:e[sd]?|ing|ation)\b|\b(?:organis|recognis|authoris|localis|stabilis|rasteris|criticis|practis|realis|optimis|summaris|apologis|memoris)(?:e[sdr]?|ing|ation)\w*|\b(?:cancelled|travelled|travelling|modelled|modelling|labelled|labelling|levelled|levelling)\b|\b(?:[1-9]|[12]\d|3[01]) (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/gi

/** British spellings in a text, addresses and ids left out. */
export const britishIn = (text: string): string[] =>
  text.replaceAll(/\]\([^\s)]*|\{#[^}]*\}|`[^`]*`|https?:\/\/\S+/g, '').match(british) ?? []

/** A word twice in a row, or `for` run together with the next word. */
export const doubledWordsIn = (text: string): string[] =>
  text.match(/\b(?!had |that )([a-z]+) \1\b|\bfor(?:each|every(?:one|thing)?)\b/gi) ?? []

export const textsWithDoubledWords = (): string[] =>
  files
    .filter(file => /^content\/.*\/en\.md$/.test(file))
    .flatMap(file => doubledWordsIn(read(file)).map(words => `${file}: ${words}`))

/** In the English texts of `content/` and the words of pictures and brushes. */
export const britishTexts = (): string[] =>
  files.flatMap(file => {
    if (/^content\/.*\/en\.md$/.test(file)) return britishIn(read(file)).map(word => `${file}: ${word}`)
    if (!/^(?:site\/brushes\/|site\/pictures\/manifest|services\/.*words).*\.ts$/.test(file)) return []
    const english = read(file).matchAll(/\ben:\s*('(?:[^'\\\n]|\\.)*'|"[^"\n]*"|\{[\s\S]*?\n {2}\})/g)
    return [...english].flatMap(([, text = '']) => britishIn(text).map(word => `${file}: ${word}`))
  })
