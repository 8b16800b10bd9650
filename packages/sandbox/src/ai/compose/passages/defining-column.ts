/** The columns in which a table says what something is. */
export const definingColumn =
  /^(?:what it (?:is|does|means)|does|means?|meaning|definition|roles?|tasks?|purpose)$/i;

/** Those of which a cell says so without the column's name: what a thing does or is for needs it. */
export const tellsMeaning = /^(?:what it (?:is|means)|means?|meaning|definition)$/i;
