// Written by scripts/write-tables.mjs from the CSV files beside it: change those.

export const EXPOSED_PIGMENT = `# What lightening exposes at a level on ash-neutral natural hair: direction in degrees of the (a*, b*) plane away from natural hair,
# and amount in full reflects of a shade. Order of the colours [S21 S24], neutralisers [S18 S19 S20]; figures [E].
level,direction,amount,reads,source
1,0,0.8,rosso scuro,S18 E
2,2,1.2,rosso scurissimo,S18 E
3,5,1.6,rosso scuro,S18 E
4,12,2,rosso-arancio,S18 S20 E
5,40,2.6,arancio-rosso,S18 S20 E
6,52,3,arancio,S19 S20 E
7,78,3,arancio-giallo,S18 S19 E
8,88,2.8,giallo,S19 E
9,92,2.2,giallo chiaro,S19 E
10,95,1.2,giallo pallido,C E
10.9,95,0.5,avorio,C E
`

export const FIBRE = `# How fibre, condition and history change what a bowl does: factor on the lift of a lightener, and porosity 0 to 1. [C] directions, [E] figures.
kind,value,lift,porosity,source
fibre,fine,1.15,0.1,C E
fibre,media,1,0,C E
fibre,grossa,0.85,0,C E
condition,ottimo,1,0,C E
condition,buono,1,0.05,C E
condition,discreto,1,0.2,C E
condition,mediocre,1,0.4,C E
condition,rovinato,1,0.6,C E
condition,pessimo,1,0.8,C E
history,naturale,1,0,C E
history,colorato,0.9,0.15,C E
history,decolorato,0.7,0.4,C E
history,meches,0.8,0.3,C E
history,permanentato,1,0.2,C E
place,foil,1.2,0,S43 C
place,open,1,0,C
`

export const LIFT = `# Levels that a bowl gives natural hair of medium fibre in its full time, by class and volumes. Less time gives less: (t / minutes) ^ 0.8.
# Powder and clay: reference 4.3 [C S43]; colour: 4.1 [S23 S24 cautious]; super-lightener: 4.2 [S10]; bath and decapage: 5.1 [S31 S32].
class,volume,levels,minutes,source
BLEACH,10,2.5,50,C
BLEACH,20,5,50,C
BLEACH,30,6.5,50,C
BLEACH_CREAM,20,4,45,C
CLAY,20,3.5,50,S43
CLAY,30,4.5,50,S43
BATH,10,1.5,20,S33 E
BATH,20,2.5,20,S33 E
DECAP_OX,10,2,30,E
DECAP_OX,20,3.5,30,S31 S32
PERM,10,0.5,35,S23 S24
PERM,20,1.75,35,S23 S24
PERM,30,2.5,35,S23 S24
PERM,40,3,35,S23 S24
PERM_W,20,1.75,40,S23 S24
HIGHLIFT,30,3,50,S10 E
HIGHLIFT,40,3.75,50,S10
`

export const TAKES = `# Share that a treatment takes out of the hair: oxidative dye, direct colour (blue and green hold on longest), violet of a toner, the
# green of metal and the metal itself. What is not taken stays [S31 S32 C E].
class,oxidative,direct,blue_green,violet,green,metal,source
BLEACH,0.9,0.7,0.5,1,0,0,C E
BLEACH_CREAM,0.9,0.7,0.5,1,0,0,C E
CLAY,0.8,0.6,0.4,1,0,0,C E
BATH,0.6,0.6,0.45,0.9,0,0,C E
DECAP_OX,0.8,0.6,0.45,1,0,0,S31 S32 E
DECAP_RED,0.85,0.2,0.1,0.3,0,0,C E
CHELATE,0,0.1,0.05,0.2,0.8,1,C E
`

export const UPTAKE = `# What a colour does in its usual time. depth: share of the way to a deeper shade; reflect: strength of its reflect, 1 = the shade's own;
# covers: share of the warmth under it that no longer shows; white: share of white hair that takes it at level 7 and deeper [S25 S36 S50 S51].
class,depth,reflect,covers,white,source
PERM,1,1,0.65,0.9,S25 C
PERM_W,1,1,0.7,1,S25 C
HIGHLIFT,0,0.7,0.4,0.1,S36 S51
DEMI,0.9,1.1,0.65,0.5,S50
TONER,0.5,1.2,0.7,0.3,S50 E
GLOSS,0.3,0.7,0.35,0.15,S51 E
TEMP,0,0.7,0.2,0.1,S51
`

export const WHITE_COVER = `# Share of white hair that a covering shade of a level hides, with the natural base of reference 7.3 [S25 S36]; paler shades stay transparent.
level,covers,source
1,1,C
7,1,S25
8,0.85,S25 S36
9,0.6,S25 S36
10,0.4,S25 S36
`
