import { storeIds } from '../contract/store.ts'

/** Every address outside this site that we send people to. */
export const outside = {
  helpCentre: 'https://help.procreate.com',
  talkToTheTeam: 'https://help.procreate.com/contact',
  community: 'https://folio.procreate.com',
  /** Where the gallery service that runs elsewhere lets people set another password. */
  forgottenPassword: 'https://folio.procreate.com/password/reset',
  education: 'https://education.procreate.com',
  instagram: 'https://www.instagram.com/procreate',
  youtube: 'https://www.youtube.com/procreate',
  tiktok: 'https://www.tiktok.com/@procreate',
  /** `{title}` and `{address}` stand for what is shared, percent-encoded. */
  share: {
    x: 'https://x.com/intent/post?text={title}&url={address}',
    facebook: 'https://www.facebook.com/sharer/sharer.php?u={address}',
  },
  /** What reCAPTCHA wants to be said wherever its badge is hidden. */
  recaptcha: {
    privacy: 'https://policies.google.com/privacy',
    terms: 'https://policies.google.com/terms',
  },
  appStore: {
    procreate: `https://apps.apple.com/app/id${storeIds.procreate}`,
    pocket: `https://apps.apple.com/app/id${storeIds.pocket}`,
    dreams: `https://apps.apple.com/app/id${storeIds.dreams}`,
  },
} as const
