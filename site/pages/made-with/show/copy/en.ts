import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  title: 'Show what you made · procreate',
  heading: 'Show what |you made',
  lead: 'One picture, made in one of our apps by hand. A person looks at each, and only what was looked at is shown.',
  back: 'The wall',
  picture:
    'JPEG, PNG, WebP or AVIF, up to {size}. Where and when it was made, and with which device, is taken out of the file.',
  drop: 'Or drop it here, or paste it.',
  alt: 'In a sentence or two, for people who can’t see the picture. We carry it over into the other languages.',
  words: 'A sentence or two for beside the picture, if you like.',
  name: 'As it should stand beside the picture. It doesn’t have to be your real one.',
  link: 'A page of yours, if you want one to be found.',
  choose: 'Choose',
  submit: 'Send the picture',
  privacyLink: 'privacy policy',
  kept: {
    heading: 'What happens with it',
    lines: [
      'A person looks at it. You get an email, whether it’s a yes or a no.',
      'It stays yours. Nobody trains anything with it.',
      'You can take it back at any time, with the link in the email. It comes off the wall at once.',
      'What we decline is deleted: the picture at once, the words after six months.',
    ],
  },
  done: {
    heading: 'We have |your picture',
    reference: 'Reference {reference}',
    text: 'An email with this reference is on its way. Its link shows what you sent, and takes it back if you want to.',
  },
}

export default en

export type ShowCopy = SameShape<typeof en>
