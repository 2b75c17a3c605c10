import styles from './vision-filters.module.css'

/**
 * A simulation of color vision deficiencies in linear light: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, 'A
 * physiologically-based model for simulation of color vision deficiency', 2009, severity 1.
 */
const matrices = {
  protan: '0.152 1.053 -0.205 0 0 0.115 0.786 0.099 0 0 -0.004 -0.048 1.052 0 0 0 0 0 1 0',
  deutan: '0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0',
  tritan: '1.256 -0.077 -0.179 0 0 -0.078 0.931 0.148 0 0 0.005 0.691 0.304 0 0 0 0 0 1 0',
} as const

/** The SVG filters of the bench's style sheet. */
export const VisionFilters = () => (
  <svg className={styles.eyes} aria-hidden="true" focusable="false">
    {Object.entries(matrices).map(([eye, values]) => (
      <filter key={eye} id={`eye-${eye}`} colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={values} />
      </filter>
    ))}
  </svg>
)
