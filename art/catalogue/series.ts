import type { Sentence } from '../../site/pictures/picture.ts'
import type { Origin } from '../entry.ts'

/** The series of the studio collection. */
export const coast: Sentence = { en: 'Coast', cn: '海岸', jp: '海辺' }
export const night: Sentence = { en: 'Night', cn: '夜', jp: '夜' }
export const table: Sentence = { en: 'Table', cn: '桌上', jp: '卓上' }
export const face: Sentence = { en: 'Face', cn: '面孔', jp: '顔' }
export const field: Sentence = { en: 'Field', cn: '原野', jp: '野' }
export const town: Sentence = { en: 'Town', cn: '小镇', jp: '町' }
export const line: Sentence = { en: 'Line', cn: '线', jp: '線' }
export const light: Sentence = { en: 'Light', cn: '光', jp: '光' }
export const pigment: Sentence = { en: 'Pigment', cn: '颜料', jp: '顔料' }
export const days: Sentence = { en: 'Days', cn: '日子', jp: '日々' }

export const from = (series: Sentence, seed: number): Origin => ({ series, seed })

/** The empty alternative text of a decorative picture. */
export const decoration: Sentence = { en: '', cn: '', jp: '' }
