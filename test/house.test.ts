import { describe, expect, test } from 'vitest'
import { unreadableRows, untrueProofs } from './house/behaviour-table.ts'
import { isBuilt, sentencesIn, sentencesInBundle } from './house/bundle.ts'
import { importCircles } from './house/circles.ts'
import { missingPictures, missingTexts, unevenPictures } from './house/content.ts'
import * as copy from './house/copy.ts'
import * as directions from './house/directions.ts'
import * as documents from './house/documents.ts'
import { exportsIn, unusedExports } from './house/exports.ts'
import { read } from './house/files.ts'
import { listImports } from './house/imports.ts'
import * as names from './house/names.ts'
import { carriersOfCopy, readersOfRequests } from './house/request.ts'
import { britishIn, britishTexts, doubledWordsIn, textsWithDoubledWords } from './house/spelling.ts'
import * as styles from './house/style-sheets.ts'
import { keepersOfStubs, readersOfJobs, routesOfTimers, testsThatQuery } from './house/tests.ts'

/** A rule passes without findings; otherwise the failure lists them by file. */
const none: string[] = []

describe('directions of imports', () => {
  test('imports point down, not even a type upward: a part can be understood without what stands on it', () => {
    expect(directions.importsUpward()).toEqual(none)
  })
  test('every folder with code has a row in the table of directions', () => {
    expect(directions.filesWithoutPart()).toEqual(none)
  })
  test('no file imports itself in a circle, not even by types: each can be read before those that import it', () => {
    const circle = [
      ...listImports('a.ts', "import { b } from './b.ts'"),
      ...listImports('b.ts', "import type { C } from './c.ts'"),
      ...listImports('c.ts', "export { a } from './a.ts'"),
      ...listImports('d.ts', "import a from './a.ts'"),
    ]
    expect(importCircles(circle)).toEqual(['a.ts ⟲ b.ts ⟲ c.ts'])
    expect(importCircles()).toEqual(none)
  })
  test('what is exported is imported somewhere: the rest of a file can be changed by looking at that file', () => {
    expect(exportsIn('export async function a() {}\nexport type { B, C as D } from "./b.ts"')).toEqual([
      'a',
      'B',
      'D',
    ])
    expect(listImports('a.ts', "import b, { type C, d as e } from './b.ts'")[0]?.names).toEqual([
      'default',
      'C',
      'd',
    ])
    expect(unusedExports()).toEqual(none)
  })
  test('pages never import pages: one can be changed or removed without looking at the others', () => {
    expect(directions.pagesOfPages()).toEqual(none)
  })
  test('what browsers load stands on few packages; ui on none but React: it would fit another site', () => {
    expect(directions.strangePackages()).toEqual(none)
  })
  test('no program stands on what is made for tests', () => {
    expect(directions.testsInPrograms()).toEqual(none)
  })
  test('only page, layout, endpoint, middleware and root read the request: everything else gets plain values', () => {
    expect(readersOfRequests()).toEqual(none)
  })
})

describe('copy in three languages', async () => {
  const copies = await copy.loadCopies()

  test('a copy folder has en.ts, cn.ts and jp.ts', () => {
    expect(copy.foldersWithoutLanguages()).toEqual(none)
  })
  test('every sentence exists in every language', () => {
    expect(copies.flatMap(copy.missingSentences)).toEqual(none)
  })
  test('the same {names} are filled in', () => {
    expect(copies.flatMap(copy.forgottenSlots)).toEqual(none)
  })
  test('no English sentence is left in Chinese or Japanese', () => {
    expect(copies.flatMap(copy.untranslated)).toEqual(none)
  })
  test('Chinese says 你, as one painter to another', () => {
    expect(copies.flatMap(copy.findSentences(/您/, 'cn'))).toEqual(none)
  })
  test('punctuation after Chinese and Japanese characters is full-width', () => {
    const narrow = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー][,.!?:;()]/u
    expect(copies.flatMap(copy.findSentences(narrow, 'cn', 'jp'))).toEqual(none)
  })
  test('a space stands between Japanese and digits or Latin letters', () => {
    const closedUp =
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー][A-Za-z0-9]|[A-Za-z0-9%][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
    expect(copies.flatMap(copy.findSentences(closedUp, 'jp'))).toEqual(none)
    expect(copy.findInTexts('jp', closedUp)).toEqual(none)
  })
  test('Japanese has one word for one thing: the others are in docs/words.md', () => {
    const other =
      /ブラウザー|ジェスチャー|端末|機器|定期(?:購読|課金)|画室|画面読み上げ|ためし描き|分か[りるっら]|ベータの|することができ/
    expect(copies.flatMap(copy.findSentences(other, 'jp'))).toEqual(none)
    expect(copy.findInTexts('jp', other)).toEqual(none)
  })
  test('a label of a Japanese field is a noun, for ：必須項目です may follow it', () => {
    const found = copies.flatMap(copy.findSentences(/^[^{]*[?？。：]$/, 'jp'))
    expect(found.filter(each => /(?:^|[.\s])fields\.\w+ in jp/.test(each))).toEqual(none)
  })
  test('English has one spelling, in the interface, texts, mails and descriptions of pictures: that of the United States', () => {
    expect(britishIn('The harbour is grey. On 20 March 2027 we organised 3 metres of it.')).toHaveLength(5)
    expect(britishIn('Pull inwards on the chequered ground.')).toEqual(['inwards', 'chequered'])
    const found = copies.flatMap(({ where, sentences }) =>
      [...sentences.en].flatMap(([place, sentence]) =>
        britishIn(sentence).map(word => `${where}: ${place}: ${word}`),
      ),
    )
    expect(found).toEqual(none)
    expect(britishTexts()).toEqual(none)
  })
  test('no English text has a word twice in a row, or two words run together', () => {
    expect(doubledWordsIn('It holds forevery picture, and and that is all.')).toEqual(['forevery', 'and and'])
    expect(textsWithDoubledWords()).toEqual(none)
  })
  test('a space stands between Chinese and digits or Latin letters', () => {
    const closedUp = /\p{sc=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{sc=Han}/u
    expect(copies.flatMap(copy.findSentences(closedUp, 'cn'))).toEqual(none)
    expect(copy.findInTexts('cn', closedUp)).toEqual(none)
  })
  test('Chinese has one word for one thing: the others are in docs/words.md', () => {
    const other =
      /笔刷|滑杆|时间轴|调色板|特性文件|(?<!取)色环|素胎|套画笔|点击|登陆|帐[号户]|网络地址|电子邮件地址|开放职位|支持请求|取不到|……/
    expect(copies.flatMap(copy.findSentences(other, 'cn'))).toEqual(none)
    expect(copy.findInTexts('cn', other)).toEqual(none)
  })
  test('a label of a Chinese field is a noun, or has a noun beside it, for ：必填项 may follow it', () => {
    expect(copies.flatMap(copy.questionsWithoutLabels('cn'))).toEqual(none)
  })
  test('nothing we say needs an exclamation mark', () => {
    const found = copies.flatMap(copy.findSentences(/[!！]/, 'en', 'cn', 'jp'))
    // The one that the specification quotes.
    expect(found.filter(each => !each.endsWith('thanks.title in en: Thank you!'))).toEqual(none)
  })
  test('our heading faces have every character of the headings: `npm run fonts` after a change', () => {
    expect(copies.flatMap(copy.missingGlyphs)).toEqual(none)
  })
  test('a page brings the characters of its headings: it imports its heading-faces.css', () => {
    expect(copy.pagesWithoutFaces()).toEqual(none)
  })
  test('only loaders import copy: one language of one page travels', () => {
    expect(carriersOfCopy()).toEqual(none)
  })
  const built = isBuilt ? '' : ' (skipped: run `npm run build` first)'
  test.skipIf(!isBuilt)(`the scripts for browsers hold no copy${built}`, async () => {
    expect(sentencesIn('a("We paint");b("今天画什么呢")', ['We paint', '今天画什么呢', 'We sleep'])).toEqual([
      'We paint',
      '今天画什么呢',
    ])
    expect(await sentencesInBundle()).toEqual(none)
  })
})

describe('styles', () => {
  test('each sheet is wrapped in its layer: the order of files in the head decides nothing', () => {
    expect(styles.rulesOutsideLayers()).toEqual(none)
  })
  test('the order of the layers is the first rule a browser sees', () => {
    expect(/^\s*import\s.*$/m.exec(read('site/root.tsx'))?.[0]).toBe("import '../ui/styles/layers.css'")
  })
  test('with layers nothing has to shout', () => {
    expect(styles.sheetsWith(/!\s*important/)).toEqual(none)
  })
  test('colours are tokens, so that a ground can change under a section', () => {
    expect(styles.strangeColours()).toEqual(none)
  })
  test('colours in code are only where CSS cannot reach', () => {
    expect(styles.coloursInCode()).toEqual(none)
  })
  test('media queries use the specified widths: 360, 420, 600, 823, 1080, 1240, 1764', () => {
    expect(styles.strangeBreakpoints()).toEqual(none)
  })
  test('no width is on both sides of a breakpoint: `max-width` ends .02 px earlier', () => {
    expect(styles.doubleEdges()).toEqual(none)
  })
  test('every picture and font that a sheet names is there', () => {
    expect(styles.missingFiles()).toEqual([])
  })
  test('no rule of the office concerns the sibling of any element: each Enter in a text would restyle all of it', () => {
    expect(styles.siblingsOfElements()).toEqual(none)
  })
  test('a language gives its properties to the elements that name it: all others inherit them', () => {
    expect(styles.languagesOfEveryElement()).toEqual(none)
  })
  test('a font of every page is a family of its own: a page does not wait for a stand-in of one that it need not fetch', () => {
    expect(styles.familiesOfSeveralFiles()).toEqual(none)
  })
  test('no style attributes: the content policy forbids them', () => {
    expect(styles.inlineStyles()).toEqual(none)
  })
})

describe('files', () => {
  test('none has more than 300 lines: a file fits in the head', () => {
    expect(names.longFiles()).toEqual(none)
  })
  test('none has a conflict of a merge left in it', () => {
    expect(names.unresolvedConflicts()).toEqual(none)
  })
  test('a table that a program writes is JSON, beside a module with its type: nobody reads it as source', () => {
    expect(names.generatedSources()).toEqual(none)
  })
  test('no name that says nothing: what lies in `utils` has no owner', () => {
    expect(names.namesThatSayNothing()).toEqual(none)
  })
  test('names are in kebab-case: the same on every file system', () => {
    expect(names.namesNotInKebabCase()).toEqual(none)
  })
  test('no barrels: an import says where a thing lives', () => {
    expect(names.barrels()).toEqual(none)
  })
  test('nothing names a folder of one machine', () => {
    expect(names.filesWith(/(?<![\w.-])\/(?:work|root)\//)).toEqual(none)
  })
  test('nothing is put off, and no text stands in for another', () => {
    expect(names.filesWith(/\b(?:TO(?:DO)|FIX(?:ME))\b|\blorem\s+(?:ipsum)\b/)).toEqual(none)
  })
  test('package-lock.json records no download addresses: it installs from any registry', () => {
    expect(read('package-lock.json')).not.toContain('"resolved"')
  })
  test('the README stays a page', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(101)
  })
})

describe('documents', () => {
  test('every link leads to a file, a folder or a heading that is there', () => {
    expect(documents.missingLinks()).toEqual(none)
  })
  test('a link that is labelled with a file name leads to that file', () => {
    expect(documents.mislabelledLinks()).toEqual(none)
  })
  test('every path that a document names is there', () => {
    expect(documents.missingPaths()).toEqual(none)
  })
})

describe('tests', () => {
  test('ask a service, or `rowsOf` where only a table shows it: a column can be renamed in one place', () => {
    expect(testsThatQuery()).toEqual(none)
  })
  test('read mails with `sentMails`: none knows how they lie in the queue', () => {
    expect(readersOfJobs()).toEqual(none)
  })
  test('hold a route with `delayed`: a timer of their own would outlive its visitor', () => {
    expect(routesOfTimers()).toEqual(none)
  })
  test('put back each global that they stub: the next file shares the process', () => {
    expect(keepersOfStubs()).toEqual(none)
  })
})

describe('the table of behaviour', () => {
  test('every test that it names is there: it cannot say more than is proven', () => {
    expect(untrueProofs()).toEqual(none)
  })
  test('a row names a test, or says by an empty cell that none proves it', () => {
    expect(unreadableRows()).toEqual(none)
  })
})

describe('content', () => {
  test('every article and position has its facts and three languages', () => {
    expect(missingTexts()).toEqual(none)
  })
  test('every picture that a text names is in the collection', () => {
    expect(missingPictures()).toEqual(none)
  })
  test('an article shows the same pictures in every language', () => {
    expect(unevenPictures()).toEqual(none)
  })
})
