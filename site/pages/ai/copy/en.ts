import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'No generative AI · procreate',
    description:
      'Our apps contain no generative AI. Your work is yours, nothing about you is collected, and nothing you draw trains a machine. Why, in plain words.',
  },
  crumbs: { here: 'AI' },
  top: { from: 'Hobart, Tasmania', to: 'To everyone who draws' },
  heading: 'No generative |AI.',
  lead: 'Not in procreate, not in pocket, not in dreams. They are tools for people who want to make the picture themselves.',
  stands: {
    generated: {
      heading: 'The hand |makes it.',
      text: 'No button in our apps makes a picture out of a sentence. What’s on your canvas is there because you put it there.',
    },
    yours: {
      heading: 'Your work |is yours.',
      text: 'To keep, to sell, to burn. Using our apps gives us no right to any of it.',
    },
    collected: {
      heading: 'We collect |nothing.',
      text: 'The apps do not watch what you draw or when. They send us nothing about you, so there is nothing here that could leak, be sold, or be asked for.',
    },
    trained: {
      heading: 'It trains |no machine.',
      text: 'We have no model, and your pictures don’t feed one: not ours, and not anyone else’s.',
    },
  },
  why: {
    heading: 'Why',
    paragraphs: [
      'The machines that make pictures on request were fed on the work of people who were never asked, named or paid. That alone would be enough.',
      'The other reason is drawing itself. A picture is what remains when someone has looked at a thing for a long time. The looking is the point. A machine that skips it hands you the leftovers of other people’s looking.',
      'We know that some people see this differently, and that we sell fewer miracles this way. We’d rather make a good pencil.',
    ],
  },
  machines: {
    heading: 'What the machine |may do',
    lead: 'An app is a machine too. Here is where we draw the line: it may do math with what you drew. It may not draw.',
    items: [
      {
        term: 'Steady a line',
        text: 'Stabilizing averages where your pencil has been. That’s arithmetic. You’re still the author of the line.',
      },
      {
        term: 'Scatter a brush',
        text: 'A brush that throws specks rolls dice for each of them. You chose the dice.',
      },
      {
        term: 'Fill, blur, transform',
        text: 'Rules that someone here wrote and can explain to you, one by one.',
      },
      {
        term: 'Paint the pictures on this site',
        text: 'Many of them were painted in code: programs we wrote stroke by stroke, each with its series and seed beside it. No model learned them from anyone.',
      },
    ],
  },
  ask: {
    heading: 'What we ask |of others',
    text: 'Machines read this site, too, so we tell them in their own language. Every page is sent with this line, and robots.txt turns away the crawlers known to gather training data.',
    honest:
      'Both are requests. No line of text can make anyone honor them. We make them all the same, so that nobody can say they weren’t told. Search engines are welcome.',
    robots: 'Read our robots.txt',
  },
  end: {
    text: 'If any of this ever changes, this page will say so first, in letters this size.',
    privacy: 'What the apps know about you: nothing',
    who: 'Who says so',
  },
}

export default en

export type AiCopy = SameShape<typeof en>
