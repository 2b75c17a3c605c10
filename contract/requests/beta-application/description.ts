import { deviceLanguages } from '../../forms/device-languages.ts'
import { deviceTitle } from '../../forms/device-title.ts'
import { devices } from '../../forms/devices.ts'
import { plainSender, type RequestDescription } from '../request-description.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import { betaFacts } from './facts.ts'
import { betaApplication, openBetaStates } from './schema.ts'

const languageTitles = Object.fromEntries(deviceLanguages.map(({ id, title }) => [id, title]))

/** The description of a beta application. */
export const betaApplicationRequest = {
  kind: 'beta-application',
  initial: 'B',
  page: '/support/beta',
  retentionMonths: 24,
  draftDays: null,
  changeableIn: openBetaStates,
  schema: betaApplication,
  facts: betaFacts,
  shownApart: ['agreement'],
  copies: { en, cn, jp },
  titlesIn: (locale, { options }) => ({
    device_language: languageTitles,
    devices: {
      ...options.devices,
      ...Object.fromEntries(devices.map(device => [device.id, deviceTitle(device, locale)])),
    },
  }),
  senderOf: plainSender,
} as const satisfies RequestDescription
