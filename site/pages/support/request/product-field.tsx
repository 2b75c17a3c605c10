import { supportProducts } from '../../../../contract/requests/support/products.ts'
import { Radios } from '../../../../ui/form/radios.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { FieldsProps } from './step.tsx'

/** The app, or what else it is about: the question is the page's heading. */
export function ProductField({ copy, asked }: FieldsProps) {
  return (
    <Radios
      name="product"
      label={<Phrases text={copy.steps.product.title} />}
      options={supportProducts.map(id => ({
        id,
        title: asked.options.product[id],
        help: copy.productHelp[id],
      }))}
      asHeading
      required
    />
  )
}
