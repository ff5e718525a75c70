// Appearance of each technique of the landing page from behind: colours from roots to tips, lightened strands, wave.

/** By the id of the technique in `packages/colorimetry`. `from`: start of the light along the hair. */
export const TECHNIQUES = {
  airtouch: look(1, 'wavy', '#4A3527', '#B08C63', '#E0C396', { colour: '#E9D2AA', share: 0.5, from: 0.16 }),
  balayage: look(2, 'wavy', '#3B281D', '#5E412B', '#B98F5C', { colour: '#D3AC75', share: 0.42, from: 0.3 }),
  ombre: look(5, 'straight', '#2C1E18', '#35241B', '#C89A62'),
  sombre: look(1, 'wavy', '#4A3426', '#604532', '#9C7750', { colour: '#A98459', share: 0.25, from: 0.4 }),
  tortoiseshell: look(3, 'wavy', '#35221A', '#5A3620', '#8E5528', { colour: '#C78A45', share: 0.38, from: 0.2 }),
  'color-melting': look(2, 'straight', '#3A1F1C', '#7E3A2A', '#D08A55'),
  ribbon: look(5, 'wavy', '#3A271D', '#4A3122', '#573A28', { colour: '#CFA266', share: 0.2, from: 0.08 }),
  pintura: look(3, 'curly', '#2E1E17', '#3E291D', '#5A3A25', { colour: '#C08A4E', share: 0.4, from: 0.26 }),
  splashlight: look(1, 'straight', '#4B3425', '#CDA873', '#4E3626'),
  babylights: look(5, 'straight', '#8A6B49', '#A68457', '#B7945F', { colour: '#DDBF8D', share: 0.5, from: 0.02 }),
  foilage: look(2, 'wavy', '#453023', '#6B4C33', '#A98458', { colour: '#E3C999', share: 0.45, from: 0.12 }),
  flamboyage: look(1, 'wavy', '#4A2A1C', '#6E3C22', '#9A5A2C', { colour: '#E09A52', share: 0.32, from: 0.24 }),
  ecaille: look(3, 'straight', '#3B2418', '#6A3F22', '#A0662F', { colour: '#D9A254', share: 0.3, from: 0.14 }),
  bronde: look(2, 'wavy', '#5A4230', '#846344', '#A9855A', { colour: '#BF9C6C', share: 0.4, from: 0.1 }),
  'lived-in': look(1, 'wavy', '#4C392B', '#8B6D4C', '#BE9D6C', { colour: '#D8BA88', share: 0.35, from: 0.22 }),
  'root-smudge': look(5, 'wavy', '#46332A', '#C6A982', '#DCC39C', { colour: '#EAD7B4', share: 0.35, from: 0.18 }),
}

function look(seed, wave, roots, lengths, ends, highlights) {
  return { seed, style: 'back', hair: { roots, lengths, ends, wave, ...(highlights ? { highlights } : {}) } }
}
