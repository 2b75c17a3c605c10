import { expect, test } from 'vitest'
import { everyLocale } from '../../../../contract/locale.ts'
import { permissionFields } from '../../../../contract/requests/permission/schema.ts'
import cn from '../copy/cn.ts'
import en from '../copy/en.ts'
import jp from '../copy/jp.ts'
import { errorLabelsOf } from './error-labels.ts'

test.for(everyLocale)('no field is a question in a list of errors, in %s', locale => {
  const labels = Object.values(errorLabelsOf(permissionFields, { en, cn, jp }[locale]))
  expect(labels).toHaveLength(permissionFields.length)
  expect(labels.filter(label => /[?？:：。.]$|ますか$|ですか$/.test(label))).toEqual([])
})
