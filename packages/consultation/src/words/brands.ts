import type { BrandId } from '@riflesso/colorimetry'

const TRADE = 'numerazione internazionale in uso nel settore, la cartella colori della casa non è stata consultata'

/** Source of a brand's notation, after 'Fonte:'. The same sources as in colorimetry's table of brands. */
export const BRAND_SOURCES: Readonly<Record<BrandId, string>> = {
  alfaparf: TRADE,
  artego: TRADE,
  davines: TRADE,
  echosline: TRADE,
  fanola: TRADE,
  framesi: TRADE,
  goldwell: 'iniziali dei nomi dei riflessi, la cartella colori della casa non è stata consultata',
  inebrya: TRADE,
  kaaral: TRADE,
  kemon: TRADE,
  keune: TRADE,
  lisap: 'ordine dei riflessi proprio della casa, la cui cartella colori non è stata consultata',
  londa: 'stesse cifre di Wella, che è della stessa casa; la cartella colori non è stata consultata',
  loreal: 'lorealprofessionnel.it, Toni e riflessi',
  matrix: 'Matrix Haircoloring Handbook, quinta edizione',
  'milk-shake': TRADE,
  oway: TRADE,
  oyster: TRADE,
  redken: 'cartella Redken Color Gels (studylib.net/doc/10279936) e Shades EQ',
  revlon: 'askvity.info per cenere e rame; per gli altri riflessi, numerazione internazionale in uso nel settore',
  schwarzkopf: 'letture pubblicate della cartella Igora Royal (visualfoodie.com, winenfood.com)',
  selective: TRADE,
  wella: 'letture pubblicate della cartella Wella (winenfood.com, thehairaddict.net)',
}
