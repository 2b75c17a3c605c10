/** What an act has done. */
export const sentences: Readonly<Record<string, string>> = {
  saved: 'Saved.',
  discarded: 'Discarded: this is what was saved last.',
  tested: 'The mails are on the way.',
  asked: 'Somebody else can approve it now.',
  approved: 'Approved. It can be sent.',
  returned: 'Sent back.',
  sending: 'It goes out now.',
  scheduled: 'Scheduled.',
  stopped: 'Stopped.',
}
