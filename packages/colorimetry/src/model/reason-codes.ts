/**
 * All values of `Reason.code`. The comment of each gives its meaning and the keys of its `Reason.values` (levels and lifts in
 * levels, grams in g, shares 0-1, shades in generic notation, `tone` a ToneName, `technique` an id of the techniques table).
 * `white` has a `place` where it was judged by places. `consultation` words them.
 */
export const CHOICE_CODES = [
  'assumed-hair', // what the plan takes undeclared hair for; history (a ZoneHistory), ends (only if they alone are treated) and condition, each only where it was not declared; white (0-1), which only the photo shows and for which no bowl is mixed, taken ('partly', 'mostly', 'prepared' or 'natural') where it takes the colour of another bowl
  'goal-refresh', // the plan reproduces the colour of the photo; level, shade, root: left or coloured, start: 'lighter' where bowls are mixed for the lighter end of an unconfirmed reading, ends: 'as-lengths' for darker ends that only the photo shows
  'goal-transform', // these zones get another colour; zones (space between them), from (shade, 'bianco' for hair that is all white), to (shade), lift, white: 'yes' if much white hair gets deeper by more; for a fantasy colour base (level that its hair must have, which `lift` leads to)
  'goal-out-of-reach', // these zones end short of the wish, within the caps; zones, level, shade, wished (shade), mend (as below)
  'lift-permed', // permed hair gets no powder: colour lifts half a level less; lift, volume
  'white-blend', // white is blended, not covered: no line when it grows; white (0-1)
  'white-veil', // white is tinted translucently; white (0-1)
  'white-reveal', // white hair is kept; white (0-1), lights ('no' where no lights lead to it)
  'white-transition', // lights in foil lead the dyed or darker lengths to the white hair; white (0-1)
  'white-densest', // the bowl is mixed for the place where white is densest; place (a WhitePlace), white (0-1), share (of the bowl for that place)
  'off-scalp', // the bowl stays a centimetre off the scalp; scalp (its state or 'unknown' where powder leaves that centimetre dark; absent in pregnancy)
  'after-removal-lighter', // after a remover the hair grabs: half of the bowl is a level lighter, no ash; level
  'foretold-other', // predicted: these zones end with another colour than the wish; zones, level, shade, wished (shade), mend (a `Mend` of `plan/promise.ts`), warm ('yes' where a neutral wish also ends warm)
  'learnt', // deviation of past results, which the plan takes into account; n (results), levels (negative: darker; 0 = on its level), warmth (-1 cooler, 0, 1 warmer), family (a ShadeFamily), from ('client' or 'salon')
  'learnt-shorter', // results of this family came out darker: the bowl processes for less time; minutes, family (a ShadeFamily), from ('client' or 'salon')
  'learnt-lighter', // the same: half of the bowl is a shade lighter; shade, other (shade), family, from
  'henna-no-ash', // on pure henna a cool wish is coloured natural; shade, wished (shade)
  'lift-natural-colour', // natural hair, small lift: permanent colour lifts it; lift, volume
  'lift-warm-high-volume', // base 5 to a warm 8: permanent colour with 40 volumes, promise one level less; lift, volume
  'lift-highlift', // natural hair from base 6: super-lightener; lift, volume
  'second-application', // a second lightening today instead of another visit; level (where to stop)
  'lift-bleach', // lightening powder up to a level; lift, level (where to stop), first ('colour' if colour could give the first level)
  'remove-dye', // old dark colour is removed with the reductive remover first; lift, level
  'bath-dye', // colour does not lift colour: a bleach bath lightens it; lift, level
  'decap-dye', // colour does not lift colour: oxidative decapage; lift, level
  'darken-natural', // natural hair goes darker: no filler needed; levels, white: 'yes' if much of it may be white
  'darken-dyed', // dyed, not porous hair goes darker; levels
  'darken-lightened', // lightened hair goes darker, low volumes; levels
  'prepigment', // the missing warm pigment is rebuilt first; levels (darker by), level (of the goal)
  'prepigment-other-shades', // shades that rebuild the same warmth; shades (space between them)
  'prepigment-skipped', // goal so deep (level 2 or below) that no filler is needed; level
  'add-gold', // a share of gold in the bowl keeps lightened hair from turning grey; share
  'no-ash-on-lightened', // a cool shade directly on lightened hair would turn green or grey; level
  'tone-on-level', // toner at the level reached, never lighter; level
  'porous-lighter-shade', // porous hair grabs: shade chosen lighter; levels
  'separate-zones', // zones too different for one formula; difference (levels)
  'one-bowl-brass-first', // one bowl for the whole head, on the brassy zone first; level
  'same-level', // goal at the level of the hair: deposit only; level
  'refresh-lengths', // lengths only refreshed to match; level
  'refresh-gloss', // nothing changes: acid gloss; level, clear (yes or no), lighter than the hair (yes or no), white ('open' where white hair may still have to be covered, 'light' where a light wish would darken it, 'own' where it may be the strands of the wish), doubt ('yes' where two photos agree only within their bars), assumed ('yes' where nobody has said that the hair is natural), apart ('yes' where the zones were read levels apart)
  'white-share', // share of natural base to cover white hair; white (0-1), share (0-1)
  'white-unasked', // share of natural base under white hair that only the photo shows; white (0-1), share (0-1)
  'white-volume', // covering white hair needs 20 volumes; white (0-1), volume
  'white-line', // line for white hair (1:1, full time); white (0-1)
  'white-warm-mix', // pure natural on much white looks flat: a warm share; share (0-1)
  'white-soften', // resistant white: pre-softening with pure 10 volumes; volume, minutes
  'white-too-light', // that much white is not covered as light as wished: goal lowered; white (0-1), level (new goal), why ('shade': too pale to cover, 'lift': covering leaves no more lift)
  'neutralise-underlying', // the warm pigment exposed at that level is neutralised; level, tone (of the neutraliser)
  'underlying-helps', // the exposed warm pigment supports a warm goal; level
  'steered', // the mixture is chosen by the predicted result: hair and exposed pigment, minus the wish; tone (of the wish), level
  'corrector', // pure corrector against a measured excess; grams, tone, level
  'intensify', // pure pigment strengthens an intense goal; grams, tone
  'red-volume', // an intense red needs 30 volumes; volume
  'bond-builder', // bond builder in the lightener; grams
  'wish-is-white', // the photo of the wish shows white hair, which no shade reproduces; hair ('silver' or 'strands'), shade
  'wish-doubtful', // today's work depends on a wish that was read and not confirmed; level, from, to, use ('powder', 'lift', 'darken' or 'reached'), tone, other (its second reflect), grey ('yes' where it may be grey hair), apart ('yes' where only its zones ask for a technique)
  'wish-colour-first', // a wish just beyond the reach of colour is planned within it, without powder; wished, shade
  'wish-warmer-end', // ash that was read and may be neutral is planned as neutral, on hair that may be white; wished, shade
  'wish-lighter-end', // a darker wish that was read and not confirmed is planned at the lighter end of its bar; wished, shade
  'lighter-end', // the bowl for an unconfirmed reading is mixed at the lighter end of its bar; level, shade
  'gloss-instead', // no formula for this wish passes the safety rules: a gloss in the hair's own colours; (none)
  'no-colour-today', // hair with a lighter wish that cannot be lightened today is treated, not coloured; (none)
  'bond-treatment', // bond treatment before lightening weak hair; condition ('unknown' when not declared)
  'technique', // the requested technique; technique
  'technique-from-goal', // no technique requested, but the goal's zones need one; technique, difference (levels root to ends)
  'technique-switched', // open air would not lift enough: the foil version; from, to, lift
  'technique-deposit', // the requested technique never lightens; technique
  'technique-without-lift', // the goal is not lighter: the technique works with deposit only; technique
  'lowlights', // deeper strands between the light ones; levels (deeper), level
  'root-smudge', // root softly faded into the lights; level
  'volume-scalp', // volumes limited because the product touches the scalp; volume, scalp ('unknown' when not declared)
  'volume-foil', // more volumes allowed away from the scalp (foil, freehand); volume
  'volume-condition', // volumes limited by the condition of the fibre; volume, condition ('unknown' when not declared)
  'counter-cast', // the hair has a cast: the bowl contains the tone that cancels it; tone
  'chelate', // a chelating wash removes metal and its green, or the yellow of white hair, before any peroxide; cause ('said', 'likely' or 'yellow')
  'clarify', // a clarifying wash takes off part of an old ash or of a toner that took too much; cast ('green' or 'cool'), cause; days since a toner and the share of it that is left where they are known
  'direct-colour', // direct colour without developer on a prepared base; level (of the base), shade
  'pretone', // the yellow of the base is neutralised before direct colour; level (of the base), tone (of the neutraliser)
  'remove-direct', // an old direct colour is lightened with a bleach bath; tone (the old one), level (where to stop)
  'half-level', // the wish is between two shades; level (wished), shade (chosen), other (the lighter one), way ('mixed' or 'deeper')
  'direct-pastel', // a pastel shows only on very pale hair; level (least)
  'finish-acid', // acid after-treatment closes the cuticle and stops residual alkali; minutes
  'session-split', // the lift is more than one session allows; wanted, cap, sessions, later (cap of the later sessions where it is lower and decides)
  'session-range', // slow hair may take one session more; least, most
  'regrowth-between', // natural hair has grown since the last session; cm
  'session-even', // all zones stop at the same level today; level
  'cap-condition', // lift cap of the condition; condition, zone where it is not that of the head, cap
  'cap-foil', // one level more in foil on excellent hair; cap
  'cap-colour', // lift cap of colour alone, no powder; condition, zone (as above), cap
  'cap-history', // lift cap of the history; history ('unknown' when the type is not declared), cap
  'cap-henna', // lift cap of pure henna; cap
  'cap-white', // hair that must cover white is lifted with 20 volumes of colour only; white (0-1), cap
  'cap-fine-fibre', // one level less for fine fibre; cap
  'cap-long-hair', // one level less beyond 50 cm; cap
  'cap-volume', // lift cap of the highest developer that may be used; volume, cap
  'cap-recent', // powder must wait today: since ('bleach' or 'perm'; 'refused' = it is never opened, 'wish' = it is not wished), wait (weeks still to wait), cap
  'cap-way', // the way to this wish allows no more; cap
  'option-prudente', // the gentler option; level, shade
  'option-equilibrata', // the option that is the plan itself; level, shade
  'option-decisa', // the bolder option; level, shade
] as const

export const WARNING_CODES = [
  'strand-test-first', // do the strand test before anything else; bowl ('powder', 'colour', 'clear' or 'none'), level (of today), minutes (of the longest powder, else bowl), again (of its second application today), shade (of the result)
  'answers-missing', // the plan is provisional; count, bowl ('clear' where no bowl colours or lightens)
  'safety-questions', // questions to be asked before starting; asked (paths of the situation, space between them)
  'patch-test-pending', // no valid sensitivity test: the plan waits for it; hours (to wait, 48)
  'patch-test-expired', // the test is older than a year; hours (its age)
  'patch-test-due', // the test counts no longer: something has changed since, or other dyes were tested; hours (to wait, 48)
  'patch-test-too-fresh', // the test has not had its 48 hours yet; hours (its age)
  'scalp-sensitive', // sensitive scalp: low volumes, protect; volume
  'henna-pure', // pure henna: expect orange or greenish, no ash; tested ('yes' or 'no')
  'pregnancy', // advise the doctor, keep off the scalp; (none)
  'box-dye', // three or more layers, black, red or box dye: may hold metallic salts; metal ('no' where they were denied, 'unknown')
  'green-risk', // risk of green or grey on lightened hair; level
  'warm-result', // some warmth will show; level
  'fantasy-base', // a fantasy colour needs paler hair than the plan gives it; level (that it needs)
  'direct-over-yellow', // direct violet or blue dulls or turns green on a yellow base; level (of the base)
  'old-direct', // an old direct colour stays in part; way ('bath' or 'washes'), tone
  'direct-residue', // faded blue and green leave residues in the fibre; (none)
  'white-transparent', // share of the white that a pale shade covers; share (0-1), level
  'white-wish-open', // no wish for the white hair was declared; white (0-1), taken (as above), lights (it may be lights)
  'white-upkeep', // a cover needs more upkeep than is accepted; upkeep (a WhiteUpkeep), white (0-1)
  'white-hard-line', // a dark shade on much white shows a hard line within weeks; white (0-1), level (softer)
  'white-reads-strong', // reflect looks stronger on white hair; white (0-1)
  'lightest-limit', // lightening stops at level 10; level (wished)
  'regrowth-band', // a regrowth over 2.5 cm is lifted: two bands; cm
  'roots-lighter', // the roots read much lighter than the lengths: lightened, or a trick of the light; levels
  'goal-roots-lighter', // the same in the photo of the goal; levels
  'history-unverifiable', // exact match with a photo cannot be promised; tolerance, shade, kept: 'yes' where nothing is done to the colour
  'fragile-fibre', // weak fibre: shortened times, cut the ends; condition
  'no-hot-iron', // no hot iron today on weak lightened hair; (none)
  'long-appointment', // longer than the usual four hours; minutes
  'four-hands', // one pair of hands is too slow for the longest appointment; session (index), alone (minutes for one pair), sections, second (those of the second pair)
  'two-visits', // even two pairs are too slow: some sections wait for another visit; session (index), alone, sections, today (those of this visit)
  'health-removed', // the health answers behind this plan were erased; (none)
  'legal-gloves-eyes', // gloves, contains hydrogen peroxide, avoid the eyes, rinse immediately; percent (highest in the plan)
  'legal-oxidative', // hair colour may cause severe allergic reactions; read and follow the label; (none)
] as const

export const REFUSAL_CODES = [
  'metallic-salts', // F1; (none)
  'henna-compound', // F1: compound henna may hold metallic salts; (none)
  'broken-hair', // F2: condition pessimo; condition
  'scalp-lesion', // F3; (none)
  'allergy', // F4; (none)
  'patch-test-positive', // F4; (none)
  'under-16', // F5; age (limit)
  'persulfate-asthma', // F6: the goal needs lightening powder; (none)
  'perm-too-recent', // F8, today only; weeks (since), wait (weeks still to wait)
  'bleach-too-recent', // today only; weeks (since), wait (weeks still to wait)
  'elasticity-failed', // F9; (none)
  'strand-test-failed', // the test strand broke, heated up or took no colour; (none)
  'henna-test-first', // pure henna and a lighter goal: incompatibility and strand test first; hours
  'perm-date-needed', // lightening after a perm of unknown date: ask first; weeks
  'no-safe-formula', // no formula for this reading passes the safety rules: level and history are confirmed first; (none)
  'reading-first', // the photo cannot be read reliably: the colourist says what the colour is first; (none)
  'refusal-removed', // the service was refused because of a health answer, which was erased; (none)
] as const

export const ALTERNATIVE_CODES = [
  'later-goal', // the rest of the course; level, shade, until: 'fibre' (weak, recovers first) or 'visit'
  'meches-instead', // light strands instead of full coverage; level
  'wait', // come back after this many weeks; weeks
  'strand-test-later', // strand test in this many weeks; weeks
  'bond-course', // bond or protein treatments; weeks
  'grow-and-cut', // let it grow and cut progressively; (none)
  'acid-gloss', // a clear acid gloss while waiting; (none)
  'direct-shade', // direct colour without peroxide, on a test strand first; (none)
  'temporary-colour', // colour that washes out, without peroxide; (none)
  'hairpiece', // hairpiece or extensions; (none)
  'doctor', // medical opinion before any colouring; (none)
  'without-powder', // a goal that needs no lightening powder; level
  'incompatibility-test', // incompatibility test with 24 h reading; hours
  'warmer-on-white', // ash alone turns steel on white: the same ash with gold; shade, wished (shade)
  'veil-on-white', // all white hair that wishes to stay light: a veil, or deeper strands; shade, volume, deeper (level)
  'milder-formula', // a tone on tone in place of a cover, which only blends; shade, grams, volume, minutes
  'band-two-visits', // a dyed band safer in two visits; level (of the first), wanted (level in the end), weeks
  'road-lacking', // why not this service; service (a ServiceName), need (what it lacks)
  'road-harsher', // this service would also reach the goal, with more strain; service, shade and level (where it would end)
] as const

/** Appointments have `after`: 'course' where they follow the last of several sessions. */
export const MAINTENANCE_CODES = [
  'regrowth', // root touch-up; weeksMin, weeksMax, and hair ('direct') for unnatural colours, white (0-1) that is covered, or levels (that the colour is lighter, or deeper) where the natural level is known
  'demi', // tone-on-tone refresh; weeksMin, weeksMax, shade, zones, bowl ('demi', 'gloss' or 'clear', which has no shade), aim ('keep', or 'mend' where today misses the wished reflect)
  'toner', // toner refresh; weeksMin, weeksMax, shade, zones, aim (as above)
  'meches', // next highlights; weeksMin, weeksMax
  'technique-refresh', // next lights of the technique; technique, weeksMin, weeksMax
  'red-refresh', // reds and coppers fade first; weeksMin, weeksMax, shade, zones, aim (as above)
  'fade', // share of the colour left after some washes; tone, washes, least, most (shares 0-1)
  'direct-refresh', // next deposit of direct colour; weeksMin, weeksMax, washesMin, washesMax (that it lasts)
  'direct-care', // cool water, no heat, alone on the towel; (none)
  'first-wash', // wait before washing; hours, hair (as below, or 'direct')
  'gentle-shampoo', // sulfate-free, pH 5-6; hair as today leaves it ('lightened', 'red', 'white', 'coloured' or 'natural')
  'weekly-mask', // mask once a week; condition ('unknown' when not declared), hair
  'bond-mask', // bond mask once a week; (none)
  'purple-shampoo', // against yellow, where today lightens to levels 8-10; perWeek
  'blue-shampoo', // against orange, where today lightens to levels 6-7; perWeek
  'colour-mask', // red or copper colour mask; (none)
  'heat-protection', // highest iron temperature; celsius, condition ('unknown' when not declared), hair (or 'direct')
  'sun-and-pool', // UV filter, swimming cap; level, tone (of today's result), hair (as above, or 'direct')
  'trim', // trim the ends; weeksMin, weeksMax, condition and length ('unknown' when not declared)
] as const

export const REASON_CODES = [
  ...CHOICE_CODES,
  ...WARNING_CODES,
  ...REFUSAL_CODES,
  ...ALTERNATIVE_CODES,
  ...MAINTENANCE_CODES,
] as const

export type ReasonCode = (typeof REASON_CODES)[number]
export type ChoiceCode = (typeof CHOICE_CODES)[number]
export type WarningCode = (typeof WARNING_CODES)[number]
export type RefusalCode = (typeof REFUSAL_CODES)[number]
export type AlternativeCode = (typeof ALTERNATIVE_CODES)[number]
export type MaintenanceCode = (typeof MAINTENANCE_CODES)[number]
