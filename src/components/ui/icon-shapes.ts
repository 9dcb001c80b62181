/** Line icons on a 24 x 24 grid, stroke 1.75, as path data. Icon.astro and Icon.tsx draw them. */
export const ICON_SHAPES = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  calendar: 'M4 7h16v13H4zM4 11h16M8 4v5m8-5v5',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10.5a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 3.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  directions: 'M12 3.5 20.5 12 12 20.5 3.5 12zM9.5 14v-2.5h5M12.5 9l2.5 2.5-2.5 2.5',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6m-6 4h6',
  expand: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
  filter: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 4.5v5m-8 5v5',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.25 4.25 0 0 1 12 7.3 4.25 4.25 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10',
  compare: 'M8 4v16m0 0-3.5-3.5M8 20l3.5-3.5M16 20V4m0 0-3.5 3.5M16 4l3.5 3.5',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3A2 2 0 0 1 18 19.5 14 14 0 0 1 4.5 6 2 2 0 0 1 6.5 4',
  pin: 'M12 21s6.5-5.8 6.5-11a6.5 6.5 0 0 0-13 0c0 5.2 6.5 11 6.5 11m0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  play: 'M8 5.5v13l10.5-6.5z',
  print: 'M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6H7z',
  rotate: 'M4 12c0-2.5 3.6-4.5 8-4.5s8 2 8 4.5-3.6 4.5-8 4.5M9 14l3 2.5L9 19',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.8 11.3L20 20',
  share: 'M12 15V4m-4 3.5L12 4l4 3.5M6 12v8h12v-8',
  shield: 'm12 3.5 7 2.5v5c0 4.5-3 7.8-7 9.5-4-1.7-7-5-7-9.5V6zM9 12l2 2 4-4.5',
  tools: 'M14.5 6.5a4 4 0 0 0 5 5L11 20a2.5 2.5 0 0 1-3.5-3.5l8.5-8.5',
} as const;

export type IconName = keyof typeof ICON_SHAPES;
