// Fakes HubSpot's form script: adds a form to the target and posts form events to the window.
(() => {
  const report = (eventName, id, data) =>
    window.postMessage({ type: 'hsFormCallback', eventName, id, data }, '*');

  function draw(target, formId, inlineMessage) {
    const form = document.createElement('form');
    form.className = 'hs-form';
    form.innerHTML = `
      <label for="email-${formId}">HubSpot email</label>
      <input id="email-${formId}" name="email" type="email" required>
      <label for="message-${formId}">HubSpot message</label>
      <textarea id="message-${formId}" name="message"></textarea>
      <button type="submit">Send to HubSpot</button>`;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const submissionValues = Object.fromEntries(new FormData(form));
      report('onFormSubmit', formId);
      target.textContent = inlineMessage;
      report('onFormSubmitted', formId, { submissionValues });
    });
    target.append(form);
    report('onFormReady', formId);
  }

  window.hbspt = {
    forms: {
      create(options) {
        const target = document.querySelector(options.target);
        setTimeout(() => draw(target, options.formId, options.inlineMessage), 50);
      },
    },
  };
})();
