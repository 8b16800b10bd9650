/**
 * Banks, processors, makers, systems, shops and cities that people name by the way when they ask about a payment, as they are
 * written in the trade's press; longer names stand before those they begin with.
 */
const names = [
  // Banks.
  'Emirates NBD|Emirates Islamic|Dubai Islamic Bank|Abu Dhabi Islamic Bank|First Abu Dhabi Bank|Commercial Bank of Dubai|Bank Muscat|Bank Dhofar|Bank of Baroda|Bank of India|Bank Albilad|Al Rajhi(?: Bank)?|Alinma(?: Bank)?|Riyad Bank|Saudi National Bank|Qatar National Bank|Boubyan(?: Bank)?|Standard Chartered(?: Bank)?|Wells Fargo|Bank of America|Deutsche Bank|Crédit Agricole|BNP Paribas|Société Générale|Axis Bank|Yes Bank|Kotak(?: Mahindra)?(?: Bank)?',
  'ENBD|ADCB|ADIB|FAB|DIB|CBD|RAKBANK|RAK Bank|Mashreq(?:bank)?|HSBC|Citi(?:bank)?|HDFC(?: Bank)?|ICICI(?: Bank)?|SBI|PNB|QNB|NBK|KFH|SNB|SABB|BBK|NBB|Barclays|Lloyds|NatWest|Santander|JPMorgan|Revolut|Monzo|Wio',
  // Acquirers, processors and gateways.
  'Network International|Global Payments|Amazon Payment Services|Noon Payments|Pine Labs|First Data|PayTabs|PayFort|Telr|Magnati|HyperPay|Geidea|Moyasar|NEOPAY|Neopay|CCAvenue|Razorpay|PhonePe|Paytm|PayU|Mswipe|BillDesk|Worldline|Fiserv|TSYS|Nexi|Elavon|SumUp|Zettle|Tabby|Tamara|Mollie|Braintree|Checkout\\.com|NIPL',
  // Systems of issuers, switches and core banking.
  'BASE24(?:-eps)?|Base24(?:-eps)?|Postilion|Way4|WAY4|OpenWay|PowerCARD|Powercard|TranzWare|SmartVista|Vision ?PLUS|VisionPLUS|Finacle|Temenos(?: T24)?|T24|Flexcube|FLEXCUBE|Silverlake|Euronet',
  // Makers of terminals and telephones.
  '(?:PAX|Ingenico|Verifone|Castles|Newland|Sunmi|Nexgo|BBPOS|Miura|Samsung|Huawei|Xiaomi|iPhone)(?: (?:[A-Z][\\p{L}]* )?[A-Z]{0,3}\\d[\\p{L}\\d]*)?',
  // Shops and places.
  'Carrefour|Lulu(?: Hypermarket)?|Spinneys|IKEA|Talabat|Deliveroo|Careem|Sharjah|Ajman|Fujairah|Deira|Bur Dubai|Al Barsha|Al Fahidi|Jumeirah|Marina Mall|Dubai Mall|Mall of the Emirates|Gold Souk|Jeddah|Dammam|Doha|Muscat|Salalah|Manama|Mumbai|Bengaluru|Bangalore|Hyderabad|Chennai|Pune|Lahore',
];

/** Any of the names as a pattern, for whole words. */
export const partyNames = names.join('|');
