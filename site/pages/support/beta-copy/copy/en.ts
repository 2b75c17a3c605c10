import type { SameShape } from '../../../../../ui/language/copy.ts'

/** The copy of a beta application, in the form and on its thread page. */
const en = {
  thread: {
    title: 'Your beta application',
    states: {
      received: { title: 'Received', text: 'It’s waiting for someone in Hobart to read it.' },
      'in-review': { title: 'In review', text: 'Someone is reading it. You’ll hear from us by email.' },
      invited: {
        title: 'Invited',
        text: 'There’s a place for you. See below for what’s done and what’s left to do.',
      },
      declined: {
        title: 'Not this time',
        text: 'There was no place in this round. You can apply again whenever you like.',
      },
      updated: { title: 'You applied again: the newer answers count', text: '' },
      reapplied: { title: 'Applied from your account, for this as well:', text: '' },
      signed: { title: 'The agreement is signed', text: '' },
    },
    withdrawal: {
      title: 'Withdraw the application',
      text: 'We stop reading it, and if you had a place, it goes to someone else. A confidentiality agreement you signed stays in force.',
      submit: 'Withdraw',
    },
    toSign:
      'Read how to tell us what you find, and sign the agreement. Then we’ll send you the way to the test version.',
    sign: 'Read and sign',
    signed: 'Signed by {name} on {date}. The way to the test version comes by email.',
    read: 'Read it again',
  },
}

export default en

export type BetaThreadCopy = SameShape<typeof en>
