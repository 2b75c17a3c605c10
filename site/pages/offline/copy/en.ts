import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  title: 'No network · procreate',
  heading: 'No network |just now',
  text: 'This page couldn’t be loaded. Your device is offline, or our server is out of reach.',
  again: 'Try again',
  kept: {
    heading: 'Kept on this device',
    text: 'Handbooks and pages you keep, and pages you’ve opened. They work without a network.',
    none: 'Handbook pages you open are kept on this device, for times like this. So far there are none.',
  },
}

export default en

export type OfflineCopy = SameShape<typeof en>
