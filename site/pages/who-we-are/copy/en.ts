import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'About us · procreate',
    description:
      'A small team in Hobart, Tasmania, that makes three apps for people who draw: where we work, how, and what we hold to.',
  },
  crumbs: { here: 'About us' },
  hero: {
    heading: 'A small team |on an island',
    lead: 'We make procreate, pocket and dreams in Hobart, Tasmania. Most of our days go into one question: what does the hand expect to happen next?',
    caption: 'The mountain behind Hobart, after the first snow. Our desks are in the town at its foot.',
  },
  day: {
    heading: 'One day, |eight places',
    lead: 'You can cross the island in a day. These are the places where parts of the work get done, in the order of the light.',
    places: {
      wires: {
        hour: 'First light',
        heading: 'Color is decided outdoors',
        text: 'A yellow like this lasts about a minute. We take the tablet out onto the step, mix it, and look again at noon. What still holds goes into a palette.',
      },
      falls: {
        hour: 'Mid-morning',
        heading: 'Timing is counted in water',
        text: 'How long does a strand take to fall, and when does the splash come? Animation is learned beside things that move. One frame too many, and water turns to string.',
      },
      granite: {
        hour: 'Noon',
        heading: 'Brushes begin as things',
        text: 'Lichen, sand, the edge of a wet board. A brush is a shape and a grain, and somebody has to go and find both. There are over two hundred in procreate, in eighteen sets.',
      },
      tarn: {
        hour: 'Early afternoon',
        heading: 'Everything is tried twice',
        text: 'Once by the person who made it, and once by someone who draws with the other hand, with a switch, or with eyes shut. If the two don’t match, it goes back.',
      },
      plain: {
        hour: 'Before the storm',
        heading: 'Most of it is taken out again',
        text: 'Room is work too. A button has to earn its place beside an empty canvas. Few do.',
      },
      stacks: {
        hour: 'Dusk',
        heading: 'Letters are answered by people who draw',
        text: 'When the light goes, we read. The person who answers you has merged the wrong layer, too, and knows what to do next.',
      },
      stars: {
        hour: 'Night',
        heading: 'Somewhere it is morning',
        text: 'While it is dark here, somebody opens pocket on a bus, and somebody animates in dreams in one of nineteen languages. What they draw stays with them. We don’t see it.',
      },
    },
  },
  stands: {
    title: 'What we hold to',
    once: {
      heading: 'Bought once.',
      text: 'Each app has one price, in your device maker’s app store. {price} Other regions have their own prices.',
    },
    subscription: {
      heading: 'No subscription.',
      text: 'Nothing stops working because a month is over.',
    },
    ai: {
      heading: 'No generative AI.',
      text: 'The tools wait for your hand. They don’t draw for you, and your pictures train nothing.',
      more: 'Where we stand on AI',
    },
    yours: {
      heading: 'Your work is yours.',
      text: 'To keep, show, sell or throw away. Using the apps gives us no right to it.',
    },
    data: {
      heading: 'No data collected.',
      text: 'The apps don’t watch what you draw, and they send us nothing about you.',
      more: 'The apps’ privacy policy',
    },
  },
  doors: {
    heading: 'Four doors',
    lead: 'Hobart lies between a mountain and a river, at the southern end of Australia. Come in by the door that suits you.',
    careers: 'Work here',
    press: 'Write about us',
    support: 'Ask us something',
    ideas: 'Send us an idea',
  },
}

export default en

export type AboutCopy = SameShape<typeof en>
