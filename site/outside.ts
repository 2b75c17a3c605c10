import { storeIds } from '../contract/store.ts'

/** The external addresses that the site links to. */
export const outside = {
  helpCentre: 'https://help.procreate.com',
  talkToTheTeam: 'https://help.procreate.com/contact',
  community: 'https://folio.procreate.com',
  /** The page for forgotten passwords of a gallery service that runs elsewhere. */
  forgottenPassword: 'https://folio.procreate.com/password/reset',
  education: 'https://education.procreate.com',
  instagram: 'https://www.instagram.com/procreate',
  youtube: 'https://www.youtube.com/procreate',
  tiktok: 'https://www.tiktok.com/@procreate',
  /** The share links; `{title}` and `{address}` are percent-encoded. */
  share: {
    x: 'https://x.com/intent/post?text={title}&url={address}',
    facebook: 'https://www.facebook.com/sharer/sharer.php?u={address}',
  },
  appStore: {
    procreate: `https://apps.apple.com/app/id${storeIds.procreate}`,
    pocket: `https://apps.apple.com/app/id${storeIds.pocket}`,
    dreams: `https://apps.apple.com/app/id${storeIds.dreams}`,
  },
} as const
