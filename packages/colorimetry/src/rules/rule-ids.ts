/** Ids of the safety rules, one closed list; each comment says what a plan must not do. */
export const RULE_IDS = [
  'F1-metallic-salts', // work on hair with metallic salts or compound henna
  'F2-broken-hair', // work on hair in pessimo condition
  'F3-scalp-lesion', // work on an injured scalp
  'F4-allergy', // work with a known allergy or a positive test
  'F5-under-16', // work under sixteen
  'F6-persulfate-asthma', // open lightening powder with asthma or persulfate allergy
  'F8-chemical-interval', // colour within 2 weeks, lighten within 4 weeks of a perm
  'F9-elasticity', // work on hair that failed the elasticity test
  'strand-test-failed', // work on hair whose test strand came out badly
  'henna-tested-first', // lift hair with pure henna before the tests
  'henna-no-ash', // put a cool shade alone on pure henna
  'refusal-without-phases', // refuse but list phases, or refuse without a reason
  'R1-colour-lifts-no-colour', // lift dyed or lightened hair with colour
  'R7-prepigment', // take lightened hair three levels darker without filler
  'R8-no-ash-on-lightened', // put pure ash or green straight on pale lightened hair
  'R9-tone-on-level', // tone lighter than the level reached
  'direct-base', // put direct colour on hair darker than it, or a pastel on hair below level 9
  'lift-cap', // lift more than condition and history allow in one session
  'highlift-base', // use a super-lightener on a base darker than 5 or on treated hair
  'white-coverage', // colour a root with 30 % white without 20 volumes or without natural base
  'white-unasked', // colour natural hair of which 30 % may be white, before its wish is known, with more than 20 volumes or less than half natural base, or light on mostly white hair
  'white-too-light', // cover 30 % white with a shade too light to cover
  'legal-peroxide', // exceed 40 volumes, 12 %
  'lightener-volume', // exceed the lightener's volumes for scalp, fibre or perm
  'colour-volume', // exceed the volumes of colour for permed hair or a scalp that is not sound
  'lift-by-volume', // plan more lift than the volumes of a product give
  'class-volume', // use volumes that the product class does not have
  'class-minutes', // leave any product longer than twice the longest time of its class
  'lightener-minutes', // leave lightener on a strand longer than 50 minutes
  'lightener-applications', // lighten the same zone more than twice a day
  'persulfate-contact', // leave persulfates on a strand longer than 90 minutes a day
  'oxidative-processes', // more than three oxidative processes on a zone a day
  'appointment-length', // keep the client longer than 360 minutes, by the plan or by its clock
  'hands-warned', // need more than one pair of hands within 360 minutes, or more than a day, without a warning
  'minutes-add-up', // name less time than the phases process
  'lightening-interval', // lighten again within two weeks
  'phase-complete', // a phase without zones or products, or a lightener without a level to stop at
  'known-shade', // a shade that does not exist in the product class
  'promise-within-reach', // promise a lighter colour than the phases reach
  'developer-arithmetic', // developer that is not grams x ratio, or percent that does not match the volumes
  'mixing-ratio', // a ratio outside the product class
  'bowl-shades', // more than three shades and one corrector in a bowl, or products of two classes
  'corrector-share', // more corrector than a quarter of the colour, half to intensify
  'finish-present', // end a session without rinse and acid after-treatment
  'bond-present', // lighten without bond builder
  'ruined-hair-bath', // lighten ruined hair with more than a short bath of 10 volumes
  'strand-test-warned', // leave answers open without requiring the strand test first
  'pregnancy-warned', // colour in pregnancy without a warning
  'legal-warned', // oxidative colour or peroxide without the legal warnings
  'patch-test-warned', // colour, oxidative or direct, without a valid patch test and without a warning
] as const

export type RuleId = (typeof RULE_IDS)[number]
