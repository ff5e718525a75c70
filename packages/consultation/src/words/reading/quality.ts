import type { QualityCode } from '@riflesso/vision'

/** Meaning of a note on the photo and what to do, in one or two lines. */
export const QUALITY_SENTENCES = {
  'too-dark':
    'La foto è scura e i livelli profondi si confondono: ripeti lo scatto vicino a una finestra, senza controluce.',
  'too-bright': 'La foto è sovraesposta e il colore appare più chiaro: abbassa l’esposizione o allontanati dalla luce.',
  clipped: 'Alcune zone sono bruciate o affondano nel nero e non si misurano: luce morbida, senza flash.',
  blurred: 'La foto è mossa o sfocata: tieni fermo il telefono e metti a fuoco la ciocca.',
  'mixed-light': 'Nella foto ci sono luci di colore diverso: usa una sola fonte, meglio la luce del giorno.',
  'colour-cast':
    'La luce ha una dominante: il riflesso è stato corretto. Un asciugamano bianco nell’inquadratura lo rende più sicuro.',
  'over-saturated': 'I colori sembrano ritoccati da un filtro: usa la foto originale.',
  'no-colour': 'La foto è in bianco e nero e il riflesso non si può leggere: usa lo scatto originale a colori.',
  'little-hair': 'Si vedono pochi capelli: avvicina l’inquadratura alle lunghezze.',
  'low-resolution': 'L’immagine è piccola: usa lo scatto originale, non un’anteprima.',
  'wet-look': 'I capelli sembrano bagnati o unti e appaiono più scuri di uno o due livelli: misura sull’asciutto.',
  'unsure-hair': 'Il confine dei capelli è incerto: controlla il contorno sulla foto e, se serve, correggilo.',
} as const satisfies Record<Exclude<QualityCode, 'good-light'>, string>

/** The same notes within a sentence of the consultation: 'la foto è ...'. */
export const QUALITY_REASONS = {
  'good-light': 'buona luce',
  'too-dark': 'foto scura',
  'too-bright': 'foto sovraesposta',
  clipped: 'zone bruciate o nere',
  blurred: 'foto mossa o sfocata',
  'mixed-light': 'luci miste',
  'colour-cast': 'luce con dominante di colore',
  'over-saturated': 'possibile filtro sui colori',
  'no-colour': 'foto in bianco e nero',
  'little-hair': 'pochi capelli inquadrati',
  'low-resolution': 'immagine piccola',
  'wet-look': 'capelli forse bagnati',
  'unsure-hair': 'confine dei capelli incerto',
} as const satisfies Record<QualityCode, string>
