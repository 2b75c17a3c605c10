import { deviceLanguages } from '../../../../contract/forms/device-languages.ts'
import { deviceTitle } from '../../../../contract/forms/device-title.ts'
import { devices, unlistedDevice } from '../../../../contract/forms/devices.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { familiarities } from '../../../../contract/requests/beta-application/schema.ts'
import { CheckList } from '../../../../ui/form/check-list.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import type { BetaPageCopy } from './load-copy.ts'

interface DevicesProps {
  readonly copy: Pick<BetaPageCopy, 'form' | 'asked'>
  readonly locale: Locale
  /** The class of a heading within the form. */
  readonly part: string | undefined
}

/** The fieldset of the applicant's devices. */
export function Devices({ copy: { form, asked }, locale, part }: DevicesProps) {
  const { parts } = form
  const { fields, options } = asked
  return (
    <>
      <h3 className={part}>{parts.device}</h3>
      <Select
        name="device_language"
        label={fields.device_language}
        help={form.languageHelp}
        empty={form.choose}
        options={deviceLanguages.map(({ id, title }) => ({ id, title, lang: id }))}
        required
      />
      <CheckList
        name="devices"
        label={fields.devices}
        options={[
          ...devices.map(device => ({ id: device.id, title: deviceTitle(device, locale) })),
          { id: unlistedDevice, title: options.devices[unlistedDevice] },
        ]}
        filter={form.filter}
        none={form.none}
        chosen={form.chosen}
      />
      <h3 className={part}>{parts.work}</h3>
      <CheckList
        name="familiarity"
        label={fields.familiarity}
        options={familiarities.map(id => ({ id, title: options.familiarity[id] }))}
      />
    </>
  )
}
