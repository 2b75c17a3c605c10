import type { AnswersOf, CopyOf } from '../../request-copy.ts'
import type { OfferedWork } from '../schema.ts'

const en: MadeWithRequestCopy = {
  fields: {
    uploads: 'Picture',
    title: 'Title',
    alt: 'What it shows',
    words: 'How it came about',
    app: 'Made in',
    medium: 'Looks like',
    name: 'Name to show',
    link: 'Link',
    email: 'Email',
    age: 'Age',
    licence: 'Where we may show it',
    rights: 'Rights',
    consent: 'Consent',
  },
  questions: {
    rights: 'I made it, nobody else has rights in it, and you may show it.',
    consent:
      'You may store and show what I send here, as the {privacy} says. I can take it back at any time.',
  },
  options: {
    app: { procreate: 'procreate', pocket: 'pocket', dreams: 'dreams' },
    medium: { oil: 'Oil', watercolor: 'Watercolor', flat: 'Flat color', ink: 'Ink', model: '3D' },
    age: { '16': 'I’m 16 or older', guardian: 'I’m younger, and a parent or guardian agrees' },
    licence: {
      wall: 'On the wall of this site only',
      everywhere: 'On this site, in our newsletter and on our channels, always with my name',
    },
  },
}

export default en

export type MadeWithRequestCopy = CopyOf<AnswersOf<OfferedWork>> & {
  readonly questions: Readonly<Record<'rights' | 'consent', string>>
}
