const en = {
  title: 'Your permission request',
  states: {
    received: { title: 'Received', text: 'People read it. Please do not begin yet: no answer is not a yes.' },
    'in-review': {
      title: 'Being read',
      text: 'Somebody has taken it up, and may ask you for a sketch or a sample by mail.',
    },
    accepted: { title: 'Accepted', text: 'You have a licence: its terms are below.' },
    declined: {
      title: 'Declined',
      text: 'We do not agree to this use. What the trademark guidelines leave free stays free.',
    },
    expired: { title: 'Ended', text: 'The licence has ended. Please use our marks no more, or ask again.' },
  },
  licence: 'Your licence',
  period: 'From {starts} to {ends}',
  withdraw: {
    title: 'Take it back',
    text: 'Nobody decides on it then. You can ask anew at any time.',
    submit: 'Withdraw the request',
  },
}

export default en
