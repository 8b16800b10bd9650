/** The one model the stand-in offers. */
export const offlineModel = 'genie-offline';

const created = 1_735_689_600;

export const modelCard = { id: offlineModel, object: 'model', created, owned_by: 'genie-sandbox' };
export const modelList = { object: 'list', data: [modelCard] };
