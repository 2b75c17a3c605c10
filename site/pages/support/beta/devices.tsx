import { deviceLanguages } from '../../../../contract/forms/device-languages.ts'
import { deviceTitle } from '../../../../contract/forms/device-title.ts'
import { devices, notListed } from '../../../../contract/forms/devices.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { familiarities } from '../../../../contract/requests/beta-application/schema.ts'
import type { FieldProps } from '../../../features/forms/send-form.tsx'
import type { FormValues } from '../../../form/read-form-values.ts'
import { CheckList } from '../../../ui/form/check-list.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { BetaPageCopy } from './load-copy.ts'

export interface DevicesProps {
  readonly copy: BetaPageCopy
  readonly locale: Locale
  readonly field: (name: string) => FieldProps
  readonly typed: FormValues
  /** The class of a heading within the form. */
  readonly part: string | undefined
}

/** What somebody draws on, and what. */
export function Devices({ copy: { form, asked }, locale, field, typed, part }: DevicesProps) {
  const { parts } = form
  const { fields, options } = asked
  const chosen = (name: string) => {
    const values = typed[name]
    return { ...field(name), defaultValues: typeof values === 'string' ? [values] : values }
  }
  return (
    <>
      <h3 className={part}>{parts.device}</h3>
      <Select
        {...field('device_language')}
        defaultValue={String(typed.device_language ?? '')}
        label={fields.device_language}
        help={form.languageHelp}
        empty={form.choose}
        options={deviceLanguages.map(({ id, title }) => ({ id, title, lang: id }))}
        required
      />
      <CheckList
        {...chosen('devices')}
        label={fields.devices}
        options={[
          ...devices.map(device => ({ id: device.id, title: deviceTitle(device, locale) })),
          { id: notListed, title: options.devices[notListed] },
        ]}
        filter={form.filter}
        none={form.none}
        chosen={form.chosen}
      />
      <h3 className={part}>{parts.work}</h3>
      <CheckList
        {...chosen('familiarity')}
        label={fields.familiarity}
        options={familiarities.map(id => ({ id, title: options.familiarity[id] }))}
      />
    </>
  )
}
