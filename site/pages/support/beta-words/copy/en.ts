/** What an application is called wherever it is shown: in the form, and afterwards. */
const en = {
  fields: {
    device_language: 'Device language',
    devices: 'Devices',
    familiarity: 'What are you familiar with?',
    message: 'Message',
    betas: 'Betas',
  },
  familiarities: {
    illustration: 'Illustration',
    sketching: 'Sketching',
    painting: 'Painting',
    animation: 'Animation',
    'stop-motion': 'Stop Motion',
    '3d-painting': '3D Painting',
    'architectural-rendering': 'Architectural Rendering',
    'mind-mapping': 'Mind Mapping',
    planning: 'Planning',
  },
  notListed: "My device isn't listed here",
  thread: {
    title: 'Your beta application',
    states: {
      received: { title: 'Received', text: 'It waits for somebody in Hobart to read it.' },
      'in-review': { title: 'In review', text: 'Somebody is reading it. You hear from us by mail.' },
      invited: {
        title: 'Invited',
        text: 'There is a place for you. What is left to do, or done, stands below.',
      },
      declined: {
        title: 'Not this time',
        text: 'There was no place in this round. You can apply again whenever you like.',
      },
      updated: { title: 'You applied again: the newer answers count', text: '' },
      reapplied: { title: 'Applied from your account, for this as well:', text: '' },
      signed: { title: 'The agreement is signed', text: '' },
    },
    fields: { name: 'Name', email: 'E-mail' },
    nothing: 'None',
    withdrawal: {
      title: 'Withdraw the application',
      text: 'It is not read any further, and a place that was given goes to somebody else. What was signed about confidence stays in force.',
      submit: 'Withdraw',
    },
    toSign:
      'Read how to tell us what you find, and sign the agreement. Then we send the way to the test version.',
    sign: 'Read and sign',
    signed: 'Signed by {name} on {date}. The way to the test version comes by mail.',
    read: 'Read it again',
  },
}

export default en
