/** The logo of the demo account: a compass that points to the northwest. */
export const demoLogo = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24">
<rect width="24" height="24" rx="12" fill="#0d3b4f"/>
<path d="M12 4.5v15M4.5 12h15" stroke="#3f6b7d" stroke-width="1.2" stroke-linecap="round"/>
<path d="M6.6 6.6 14 10.2 10.2 14z" fill="#7fe0c4"/>
<path d="M17.4 17.4 10.2 14 14 10.2z" fill="#e8f4f1"/>
</svg>`
