import { Form, Link } from 'react-router'
import { Button, buttonClass, Select } from '../../features/controls.tsx'
import styles from './beta.module.css'
import { type BetaFilter, type BetaOptions, betaPath, betaTitles, stateTitles } from './beta-filter.ts'

interface FilterFormProps {
  readonly filter: BetaFilter
  readonly options: BetaOptions
}

/** The filters of the applications, on a phone behind a button; the answer is an address that can be kept. */
export function FilterForm({ filter, options }: FilterFormProps) {
  const { state, device, familiarity, beta } = filter
  const others = [device, familiarity, beta].filter(value => value !== undefined).length
  return (
    <>
      <button type="button" popoverTarget="beta-filter" className={`${buttonClass()} ${styles.openFilter}`}>
        Filter: {stateTitles[state].toLowerCase()}
        {others > 0 && ` and ${others} more`}
      </button>
      <Form
        method="get"
        action="/beta"
        id="beta-filter"
        popover="auto"
        className={styles.filter}
        key={betaPath(filter)}
        aria-label="Filter"
      >
        <Select label="State" name="state" options={stateTitles} defaultValue={state} />
        <Select
          label="Device"
          name="device"
          none="All"
          options={options.devices}
          defaultValue={device ?? ''}
        />
        <Select
          label="Familiar with"
          name="familiarity"
          none="All"
          options={options.familiarity}
          defaultValue={familiarity ?? ''}
        />
        <Select label="Beta" name="beta" none="All" options={betaTitles} defaultValue={beta ?? ''} />
        <Button>Show</Button>
        {(device ?? familiarity ?? beta) !== undefined && <Link to={betaPath({ state })}>Clear</Link>}
      </Form>
    </>
  )
}
