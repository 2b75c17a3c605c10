export default {
  title: 'No network · procreate',
  heading: 'No network |just now',
  text: 'This page could not be fetched. Your device is offline, or our server is out of reach.',
  again: 'Try again',
  kept: {
    heading: 'Kept on this device',
    text: 'Handbook pages that you have opened. They open without a network.',
    none: 'Handbook pages that you open are kept on this device, for times like this. So far there are none.',
  },
}
