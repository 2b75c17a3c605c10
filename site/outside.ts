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
  appStore: {
    procreate: 'https://apps.apple.com/app/id425073498',
    pocket: 'https://apps.apple.com/app/id916366645',
    dreams: 'https://apps.apple.com/app/id1595520602',
  },
} as const
