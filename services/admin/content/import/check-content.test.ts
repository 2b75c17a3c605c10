import { expect, test } from 'vitest'
import { projectRoot } from '../../../../test/test-server.ts'
import { checkContent } from './check-content.ts'
import { createContentFolder, handbookFiles } from './folder-for-tests.ts'

test('our own content has no link that leads nowhere, in any version', () => {
  expect(checkContent(`${projectRoot}/content`).faults).toEqual([])
})

test('a link to a page or an anchor that is not there is named with its file, line and version', async () => {
  const { root, write } = await createContentFolder({
    ...handbookFiles('procreate/layers/masks', { versions: ['5.3'] }),
    'handbook/procreate/layers/en.md':
      '---\ntitle: Layers\ndescription: Layers\n---\n\n[masks](handbook:layers/masks) and\n[a part](handbook:layers/masks#edit)\n',
  })
  await write({})
  expect(checkContent(root).faults).toEqual([
    'content/handbook/procreate/layers/en.md:7: handbook:layers/masks has no #edit in 5.3',
    ...['5.2', '5.1', '5.0'].flatMap(version => [
      `content/handbook/procreate/layers/en.md:6: handbook:layers/masks does not stand in ${version}`,
      `content/handbook/procreate/layers/en.md:7: handbook:layers/masks does not stand in ${version}`,
    ]),
  ])
})
