import type { LessonId } from '../lessons.ts'

export type LessonCopy = {
  readonly title: string
  /** What they know or can do afterward. */
  readonly aim: string
  readonly need: string
  readonly steps: readonly string[]
}
export type LessonsCopy = Readonly<Record<LessonId, LessonCopy>>

const en: LessonsCopy = {
  'one-line': {
    title: 'A face in one line',
    aim: 'Looking longer than drawing: the hand follows the eye.',
    need: 'Tablets for half the class; the others sit for them.',
    steps: [
      'In pairs. One sits still for three minutes, the other looks for one minute without drawing.',
      'Draw the face in a single line with a thick ink brush. No lifting, no undo.',
      'Change places. Then draw the same face again in thirty seconds, on a new layer.',
      'Lay both layers over each other at half opacity. Which says more about the person, and why?',
    ],
  },
  'five-values': {
    title: 'Five grays are enough',
    aim: 'Seeing light and dark before color.',
    need: 'A lemon or an egg, one lamp, the value scale sheet.',
    steps: [
      'Fill the scale on the sheet from paper to the darkest you have. Photograph it and keep it as a palette.',
      'Put the lamp on the left, everything else off. Squint until you see no more than five areas.',
      'Paint each area in one of the five grays, without blending. Begin with the darkest.',
      'Hold the picture at arm’s length next to the object. Change one area, the one that is furthest off.',
    ],
  },
  'three-colors': {
    title: 'Twelve colors out of three',
    aim: 'Mixing, and what lies opposite each other.',
    need: 'The color wheel sheet; paint or tablets.',
    steps: [
      'Yellow, red and blue go to the three marked fields. Nothing else may be picked from the disc.',
      'Mix the three in between, then the six in between those. Write down how much of each you took.',
      'Draw a fruit in one field’s color, and its shadow in the color opposite.',
      'Compare: whose shadow glows? It is hardly ever the gray one.',
    ],
  },
  'grid-portrait': {
    title: 'Square by square',
    aim: 'Scale, ratio and coordinates, with a portrait at the end.',
    need: 'A photo each, the drawing grid sheet, rulers.',
    steps: [
      'Lay a grid of eight by ten over the photo with the drawing guide. Name the squares: A1 to H10.',
      'Copy the lines of each square to the same square on the sheet. Turn the photo upside down if you recognize too much.',
      'The photo is 12 cm wide and the sheet 16 cm. By which factor has a nose of 3 cm grown?',
      'Exchange one square with a neighbor and draw it into yours. Does the face survive it?',
    ],
  },
  'leaf-layers': {
    title: 'A leaf in four layers',
    aim: 'The parts of a leaf, and what each of them is for.',
    need: 'Leaves from the schoolyard, a magnifying glass.',
    steps: [
      'Draw the outline on the first layer, as large as the canvas.',
      'On the second, the veins: first the middle one, then where each begins. Count them on both sides.',
      'On the third, what the magnifying glass shows of one square centimeter.',
      'On the fourth, labels: stalk, vein, blade, edge. Hide it, swap tablets, and let a neighbor name the parts.',
    ],
  },
  'moon-diary': {
    title: 'A moon diary',
    aim: 'The moon changes in a way that one can predict.',
    need: 'A phone at home, ten minutes on four evenings.',
    steps: [
      'On each evening draw the moon as a white shape on black, the way it hangs. Write the date beside it.',
      'At school lay the four drawings side by side, in order.',
      'Which side grows? Draw what the fifth evening will look like.',
      'Look on that evening, and tell the class who was right.',
    ],
  },
  'falling-ball': {
    title: 'Why a ball is heavy',
    aim: 'Constant acceleration, as distances between frames.',
    need: 'A ball, a phone that films, the flip-book sheet.',
    steps: [
      'Film a ball that falls two meters beside a ruler, and read its height in every second frame.',
      'Draw the first fall with equal distances. It floats.',
      'Draw the second with the distances that you measured: 1, 3, 5, 7. Now it has weight.',
      'Work out the acceleration from your table. What does a ball on the moon look like? Draw it.',
    ],
  },
  'walk-cycle': {
    title: 'Eight drawings that walk',
    aim: 'Contact, down, passing, up: the grammar of a step.',
    need: 'A hallway, one person who walks, the flip-book sheet.',
    steps: [
      'Watch somebody walk ten times past you. Note when the head is highest.',
      'Thumbnail the eight poses on the sheet as stick figures, four for each leg.',
      'Draw the contact poses in dreams with onion skin, then those in between. Play at twelve frames per second.',
      'Change one thing only, so that we know the mood: tired, late, in love. The others guess.',
    ],
  },
  'seed-to-tree': {
    title: 'From seed to tree in eight pages',
    aim: 'The order of growing: root, shoot, leaf, branch.',
    need: 'A sprouted bean, the flip-book sheet, scissors.',
    steps: [
      'Look at the bean together. What came out first, and which way did it go?',
      'Draw the last frame first, a tree with a bird in it. Then the first, a seed in the ground.',
      'Fill in what happens between. Something has to be new on each page.',
      'Play it in dreams, or cut the sheet and flip it with the thumb.',
    ],
  },
  'six-frames': {
    title: 'A story in six frames',
    aim: 'Beginning, turn, end: leaving out what a reader can guess.',
    need: 'A short tale everybody knows, the storyboard sheet.',
    steps: [
      'Tell the tale in six sentences. Strike out every sentence that the next one implies.',
      'One frame for each sentence, as small drawings. No speech bubbles yet.',
      'Choose for each frame: near, middle or far. The turn is the nearest one.',
      'Give yours to somebody who does not know the tale. What they cannot tell gets one word, not more.',
    ],
  },
  'drawn-words': {
    title: 'Words that look like themselves',
    aim: 'Adjectives, and their letters.',
    need: 'Nothing else.',
    steps: [
      'Collect words that feel like something: heavy, thin, wet, loud, shy.',
      'Pick one. Which brush is it? Try three on a corner of the canvas.',
      'Write the word so that one could read it in a language one does not know.',
      'Hang them up without a caption, and let the class next door say what each means.',
    ],
  },
  'tiles-that-fit': {
    title: 'Tiles without gaps',
    aim: 'Translation and rotation, and why a hexagon works and a pentagon does not.',
    need: 'The drawing grid sheet, scissors and tape.',
    steps: [
      'Cut a square of the grid. Cut a shape off its left side and tape it to the right one.',
      'Do the same from top to bottom. The piece still tiles: explain why, without the word “because”.',
      'Trace it on the tablet, duplicate the layer and move it by whole squares until the canvas is full.',
      'Try it with a regular pentagon. Measure the angles where it fails.',
    ],
  },
  'half-a-butterfly': {
    title: 'Half a butterfly',
    aim: 'What a mirror line does, and what is not symmetrical.',
    need: 'A small mirror.',
    steps: [
      'Draw half a butterfly at the edge of a paper, and complete it with the mirror.',
      'Switch on the symmetry guide, and draw only on the left.',
      'Switch it off, and give your butterfly one thing that is on one side only.',
      'Swap. Who finds it first?',
    ],
  },
  'street-before': {
    title: 'The street, a hundred years before',
    aim: 'Reading a photograph as a source, and marking what is a guess.',
    need: 'A historic photo of a street nearby, and a photo from the same spot.',
    steps: [
      'Lay the old photo over the new one at half opacity. Move it until one house matches.',
      'On a layer of its own, trace in blue what is still there.',
      'In red, what the old photo shows and is gone. In pencil, what neither shows and you guess.',
      'Write three sentences for the town archive: what is certain, what is likely, what would tell.',
    ],
  },
  'pocket-museum': {
    title: 'A museum in a pocket',
    aim: 'Objects tell about the people who used them.',
    need: 'A phone, and one old thing from home that may be handled.',
    steps: [
      'Draw the thing at its real size, and beside it the hand that holds it.',
      'Draw the place where it is worn most. What was done there, how often?',
      'Ask somebody at home one question about it. Write the answer as a label of forty words.',
      'Put the drawings of the class in an order: by age, by use, by who owned it. Each order is an exhibition.',
    ],
  },
  'poster-for-one': {
    title: 'A poster for one person',
    aim: 'A message has somebody whom it is for.',
    need: 'A cause that the class agrees on.',
    steps: [
      'Choose one real person whom it should reach, such as the caretaker. What do they look at each day?',
      'Five words at most. Three layouts as thumbnails, each with one thing that is largest.',
      'Make the best one. Look at it as small as a stamp: what is still readable is the poster.',
      'Hang it where that person passes, and ask them a week later what it said.',
    ],
  },
  'sound-first': {
    title: 'The sound comes first',
    aim: 'Sync: when a picture explains a sound, and when it should not.',
    need: 'A device that records, the storyboard sheet.',
    steps: [
      'Record fifteen seconds of a room: a door, a tap, steps. No words.',
      'Mark each sound on the timeline in dreams. Draw one frame for each mark on the sheet, never the thing that makes it.',
      'Animate the marks alone, as shapes. Holds are allowed, and cheap.',
      'Show it without sound first, then with. Cut what was clear before.',
    ],
  },
  'light-on-clay': {
    title: 'Light on clay',
    aim: 'Three lights and what each of them tells about a form.',
    need: 'The value scale sheet, one of the models that come with the app.',
    steps: [
      'Open the model without color. Use one light only, from above. Note the five values that you see.',
      'Move it to the side, then behind. Which features appear, and which are gone?',
      'Add a second light of another color, weaker by half. Where do the two meet?',
      'Paint the same head flat on a canvas from the view that says most. Then compare with the model.',
    ],
  },
}

export default en
