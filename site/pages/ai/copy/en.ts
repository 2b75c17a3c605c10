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
      text: 'No button in our apps makes a picture out of a sentence. What is on your canvas is there because you put it there.',
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
      text: 'We have no model, and your pictures are not the food for one: not ours, and not one of somebody we would pass them to.',
    },
  },
  why: {
    heading: 'Why',
    paragraphs: [
      'The machines that make pictures on request were fed with the work of people who were not asked, not named and not paid. That alone would be enough.',
      'The other reason is the drawing. A picture is what is left over when somebody has looked at a thing for a long time. The looking is the point. A machine that skips it hands you the leftovers of looking that others did.',
      'We know that some people see this differently, and that we sell fewer miracles this way. We would rather make a good pencil.',
    ],
  },
  machines: {
    heading: 'What the machine |may do',
    lead: 'An app is a machine too. Here is where we draw the line: it may do sums with what you drew. It may not draw.',
    items: [
      {
        term: 'Steady a line',
        text: 'Stabilising takes the mean of where your pencil was. That is arithmetic. You are still the author of the line.',
      },
      {
        term: 'Scatter a brush',
        text: 'A brush that throws specks rolls dice for each of them. You chose the dice.',
      },
      {
        term: 'Fill, blur, transform',
        text: 'Rules that somebody here wrote down and can explain to you, one after the other.',
      },
      {
        term: 'Paint the pictures of this site',
        text: 'Many of them were painted in code: programs we wrote stroke by stroke, each with its series and seed beside it. No model learnt them from anybody.',
      },
    ],
  },
  ask: {
    heading: 'What we ask |of others',
    text: 'Machines read this site as well, and we tell them in their own language. Every page is sent with this line, and the file robots.txt turns away the crawlers we know to gather training data.',
    honest:
      'Both are requests. Nobody can be made to honour them by a line of text. We make them all the same, so that nobody can say they were not told. Search engines are welcome.',
    robots: 'Read our robots.txt',
  },
  end: {
    text: 'Should any of this ever change, this page will say so first, and in letters of this size.',
    privacy: 'What the apps know about you: nothing',
    who: 'Who says so',
  },
}

export default en
