/** Every code of `Phase.application`: how one phase is applied, in the order of work. */
export const APPLICATION_CODES = [
  'clarify-first', // before the bowls of a correction: a clarifying wash, blotted
  'wash-first', // a mild shampoo first: a gloss does not take on gel and wax
  'damp-hair', // on damp, towel-dried hair
  'dry-hair', // on dry hair
  'all-at-once', // roots, lengths and ends together
  'roots-first', // roots, then lengths and ends
  'roots-only', // regrowth only, no overlap
  'lengths-first-roots-last', // lengths and ends first, 2 cm left free; roots after about half the time
  'short-at-once', // beside it where the length is not known: a short cut gets everything at once
  'lengths-only', // lengths and ends, roots untouched
  'on-lights', // on the lightened strands alone
  'zone-only', // the zones of the phase alone, another bowl starts beside them
  'lengths-last-minutes', // on the lengths for the last minutes of the roots' processing
  'roots-last', // on the roots when the lengths are half way
  'densest-white-first', // start where white hair is densest (temples, front)
  'white-front-first', // white is densest at the front: start there
  'white-sides-first', // white is densest at the sides: start there
  'white-nape-first', // white is densest at the nape: start there
  'darkest-zone-first', // start at the darkest, most resistant zone (back)
  'dark-ends-first', // start on the darker ends
  'brassiest-zone-first', // most orange or yellow zone first
  'porous-ends-last', // porous ends last
  'two-bands', // regrowth over 2.5 cm: beyond 1 cm first, then the root
  'protect-lightened', // cream or cotton on hair that is already light
  'off-scalp', // a centimetre off the scalp
  'in-foil', // in foil
  'short-without-foil', // beside it where the length is not known: a short cut gets none
  'open-air', // open air or film, product kept moist
  'freehand-v', // freehand V strokes
  'diagonal-sections', // diagonal sections
  'horizontal-sections', // horizontal sections
  'wide-slices', // slices of 12-25 mm
  'thin-slices', // slices of 1-3 mm laid flat
  'weave-foils', // weave of 3-8 mm, foil by foil
  'top-and-sides', // crown and sides only, the nape is left out
  'under-layer', // the layer under the parting only
  'face-frame', // the strands around the face only
  'straight-line', // a clear line, no blending
  'micro-weave', // weave of 1-3 mm
  'tease-sections', // back-comb each section at the boundary
  'blow-out-short-hair', // blow the short hair out of the section with cold air
  'film-strip', // strip of transparent film under each section
  'curl-by-curl', // on dry styled curls, curl by curl
  'jagged-band', // horizontal band with jagged edges
  'progressive-strength', // weaker above, stronger towards the ends
  'lowlights-between', // warm low-lights between the light strands
  'face-light', // final highlight at the face
  'melt-zones', // blend the overlap of neighbouring shades with brush or hand
  'comb-down', // comb the shade down 2-5 cm
  'fresh-bowls', // fresh bowls of 20-30 g every 30 minutes
  'check-strand', // check a strand at the given interval, stop at the level
  'repeat-if-needed', // a second pass if the first was not enough (up to three)
  'repeat-once', // a second wash if the first was not enough
  'blot-do-not-rinse', // blot, do not rinse, continue
  'wipe-do-not-rinse', // wipe off, do not rinse, continue
  'saturate-strands', // strand by strand, with gloves, until saturated
  'emulsify', // emulsify with lukewarm water 1-2 minutes
  'rinse', // rinse until clear
  'rinse-cool', // rinse with cool water, no shampoo
  'rinse-long', // rinse 5-10 minutes
  'shampoo-acid', // shampoo pH 4.5-5.5
  'bond-step-two', // second step of the bond builder
  'acid-mask', // acid mask pH 3.5-4.5
  'dry-gently', // dry gently
  'level-check', // dry a strand and check the level
] as const

export type ApplicationCode = (typeof APPLICATION_CODES)[number]
