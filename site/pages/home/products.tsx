import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import { link, type Product } from '../../language/link.ts'
import type { HomeCopy } from './copy/en.ts'
import { Lights } from './lights.tsx'
import styles from './products.module.css'

interface ProductsProps {
  readonly copy: HomeCopy['products']
  readonly locale: Locale
  readonly pictures: Readonly<
    Record<'tablet' | 'phone' | 'stage' | 'aurora' | 'auroraPhone', PictureData>
  > & {
    readonly lights: readonly PictureData[]
  }
  readonly prices: Readonly<Record<Product, string>>
}

/** The three apps, each on its own ground. */
export function Products({ copy, locale, pictures, prices }: ProductsProps) {
  const text = (product: Product) => <ProductText {...{ product, copy, locale, prices }} />
  return (
    <section data-below id="apps" className={styles.products} aria-label={copy.label}>
      <div className={`grid ${styles.procreate}`}>
        <h2 className={styles.giant} lang="en">
          procreate
        </h2>
        {text('procreate')}
        <Picture
          picture={pictures.tablet}
          sizes="(max-width: 599.98px) 60vw, (max-width: 822.98px) 118vw, 66vw"
          className={styles.tablet}
        />
      </div>
      <Lights copy={copy.lights} locale={locale} lights={pictures.lights} />
      <div className={`grid ${styles.pair}`}>
        <div className={styles.pocket}>
          <Picture
            picture={pictures.aurora}
            sizes="90vw"
            className={styles.aurora}
            narrow={{ picture: pictures.auroraPhone, media: '(max-width: 822.98px)', sizes: '60vw' }}
            decorative
          />
          <h2 className={styles.name} lang="en">
            pocket
          </h2>
          {text('pocket')}
        </div>
        <Picture
          picture={pictures.phone}
          sizes="(max-width: 599.98px) 58vw, (max-width: 822.98px) 45vw, 25vw"
          className={styles.phone}
        />
        <div className={styles.dreams}>
          <Picture
            picture={pictures.stage}
            sizes="(max-width: 822.98px) 100vw, 57vw"
            className={styles.stage}
          />
          <h2 className={styles.name} lang="en">
            dreams
          </h2>
          {text('dreams')}
        </div>
      </div>
    </section>
  )
}

function ProductText({
  product,
  copy,
  locale,
  prices,
}: Omit<ProductsProps, 'pictures'> & { product: Product }) {
  const { label, text, more } = copy[product]
  return (
    <div className={styles.words}>
      <p className={styles.label}>{label}</p>
      <p className={styles.text}>{text}</p>
      <p className={styles.price}>{prices[product]}</p>
      <Link className={moreClass} to={link(locale, `/${product}`)}>
        {more}
      </Link>
    </div>
  )
}
