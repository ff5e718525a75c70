import { type AdjustmentObjection, RULE_IDS } from '@riflesso/colorimetry'

/** Ids of the rules that judge every plan; their names say what they forbid. */
export const rulesInForce = RULE_IDS

/** Why an adjustment is invalid, as sent to the model. */
export const OBJECTION_SENTENCES: Readonly<Record<AdjustmentObjection['code'], string>> = {
  'phase-unknown': 'questa fase non esiste nel piano',
  'phase-twice': 'la stessa fase è modificata due volte',
  'nothing-changed': 'la modifica lascia la fase com’è',
  'classes-changed': 'la fase lavora con altre classi di prodotto',
  'quantity-changed': 'la quantità si allontana di oltre un quarto da quella calcolata',
  'colour-changed': 'la nuance principale, il livello e il riflesso sono misurati e non si cambiano',
  'minutes-outside': 'i minuti escono dall’intervallo della fase',
  'no-developer': 'questa fase non si miscela con ossidante',
}
