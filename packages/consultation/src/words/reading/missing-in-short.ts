/** Answers to ask for before the first product is opened, by path of the situation: after 'chiedi di'. */
export const ASKED_IN_SHORT: Readonly<Record<string, string>> = {
  'details.history.henna': 'henné',
  'details.history.metallicSalts': 'sali metallici',
  'details.history.weeksSincePerm': 'permanente o stiratura',
  'details.history.weeksSinceBleach': 'ultima decolorazione',
  'details.safety.under16': 'età',
  'details.safety.allergy': 'allergie',
  'details.safety.scalp': 'cute',
  'details.safety.elasticity': 'elasticità',
  'details.safety.persulfateAsthma': 'asma',
}
