import { CONDITIONS } from '@riflesso/colorimetry'
import { describe, expect, test } from 'vitest'
import { conditionLabel, processLabel, processShown } from './labels.ts'

describe('condition label', () => {
  test('a declared condition decides, whatever the text says [R4-027]', () => {
    const labels = CONDITIONS.map((condition) => conditionLabel(condition, 'fibra danneggiata e porosa'))
    expect(labels).toEqual(['Ottimi', 'Buoni', 'Medi', 'Medi', 'Danneggiati', 'Compromessi'])
  })

  // Product specification, section 4: keywords in this order.
  test.each([
    ['Capelli danneggiati ma di buona tenuta', 'Danneggiati'],
    ['Lunghezze rovinate', 'Danneggiati'],
    ['Punte porose, radici sane', 'Danneggiati'],
    ['Struttura compromessa, un tempo resistente', 'Compromessi'],
    ['Capello fragile', 'Compromessi'],
    ['In buono stato', 'Buoni'],
    ['Fibra sana', 'Buoni'],
    ['Capello resistente', 'Buoni'],
    ['Healthy hair', 'Buoni'],
    ['Eccellente', 'Ottimi'],
    ['Capello forte', 'Ottimi'],
    ['Condizioni medie', 'Medi'],
    ['Porosità normale', 'Danneggiati'],
    ['Elasticità normale', 'Medi'],
    ['Medium condition', 'Medi'],
    ['Una media di tre letture', 'Medi'],
    ['Risultato immediato, rimedio semplice', 'Da valutare'],
    ['', 'Da valutare'],
  ])("the condition label of '%s' is %s [R4-027]", (text, label) => {
    expect(conditionLabel(null, text)).toBe(label)
  })
})

describe('process label', () => {
  test.each([
    ['Balayage: decolorazione e tonalizzazione', 'Balayage'],
    ['Ombré', 'Ombré'],
    ['Sombré: decolorazione e tonalizzazione', 'Ombré'],
    ['ombre sulle punte', 'Ombré'],
    ['una zona d’ombra sulla nuca', 'Colorazione Diretta'],
    ['Shatush', 'Shatush'],
    ['Air Touch: decolorazione', 'Air Touch'],
    ['airtouch', 'Air Touch'],
    ['Foilage: decolorazione', 'Foilyage'],
    ['foilyage', 'Foilyage'],
    ['Decolorazione e tonalizzazione', 'Decolorazione + Colore'],
    ['Bagno di luce e tono su tono', 'Decolorazione + Colore'],
    ['Schiaritura di due livelli', 'Decolorazione + Colore'],
    ['Colorazione e tono su tono', 'Colorazione Diretta'],
  ])("the process label of '%s' is %s [R4-028]", (technique, label) => {
    expect(processLabel(technique)).toBe(label)
  })

  test('without a known process in the technique, assessment and strategy decide', () => {
    expect(processLabel('Lavorazione su misura', 'Si procede con uno shatush da metà lunghezza')).toBe('Shatush')
    expect(processLabel('Lavorazione su misura', 'Da valutare in salone')).toBe('Colorazione Diretta')
    expect(processLabel('Colorazione diretta', 'La cliente aveva un balayage')).toBe('Colorazione Diretta')
    expect(processLabel('Ombré', 'Schiaritura sulle lunghezze, non un balayage')).toBe('Ombré')
  })

  test('without a technique, assessment and strategy decide the process [R4-028]', () => {
    expect(processLabel(' ', 'Si procede con uno shatush a partire da metà lunghezza')).toBe('Shatush')
    expect(processLabel('', '')).toBe('Colorazione Diretta')
  })

  test('the fallback names the actual service, except for a direct colour [R4-028]', () => {
    const shown = (tecnica: string) =>
      processShown({ processLabel: processLabel(tecnica), analysis: { riassunto: { tecnica } } })
    expect(shown('Colorazione a ossidazione')).toBe('Colorazione Diretta · colorazione a ossidazione')
    expect(shown('Tono su tono')).toBe('Colorazione Diretta · tono su tono')
    expect(shown('Colorazione diretta')).toBe('Colorazione Diretta')
    expect(shown('Trattamento acidificante')).toBe('Trattamento')
    expect(shown('Balayage: schiaritura')).toBe('Balayage')
    expect(shown('Mantenimento del colore (non eseguibile oggi)')).toBe('Mantenimento del colore (non eseguibile oggi)')
  })
})
