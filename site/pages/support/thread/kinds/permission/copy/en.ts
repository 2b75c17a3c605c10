import type { SameShape } from '../../../../../../../ui/language/copy.ts'

const en = {
  title: 'Your permission request',
  states: {
    received: {
      title: 'Received',
      text: 'People are reading it. Please don’t begin yet: no answer is not a yes.',
    },
    'in-review': {
      title: 'Being read',
      text: 'Someone has picked it up and may email you for a sketch or a sample.',
    },
    accepted: { title: 'Accepted', text: 'You have a license: its terms are below.' },
    declined: {
      title: 'Declined',
      text: 'We don’t agree to this use. What the trademark guidelines leave free stays free.',
    },
    expired: { title: 'Ended', text: 'The license has ended. Please stop using our marks, or ask again.' },
  },
  licence: 'Your license',
  period: 'From {starts} to {ends}',
  withdraw: {
    title: 'Take it back',
    text: 'Then nobody decides on it. You can ask again at any time.',
    submit: 'Withdraw the request',
  },
}

export default en

export type PermissionThreadCopy = SameShape<typeof en>
